import { pairElements } from './pairElements';

/** Scroll position of an element, in px. */
type Position = Pick<Element, 'scrollLeft' | 'scrollTop'>;

/** Part of the page: id of a remote's component; null for the shell. */
type Part = string | null;

/** State that an element loses as it leaves the document, recorded while it is there. */
interface Watched {
  readonly root: Element;
  /** Elements that were removed in the task under way, with the part that they were removed from. */
  readonly discarded: () => readonly { readonly element: Element; readonly part: Part }[];
  focused: Element | null;
  /** Element that has the focus only because a dialog was opened anew. */
  placed: Element | null;
  /** Element that the mouse holds down. */
  held: Element | null;
  readonly positions: Map<Element, Position>;
  /** Element that had the focus before a dialog took it. */
  readonly openers: WeakMap<Element, Element>;
}

let watched: Watched | null = null;

/**
 * Watches the server's HTML from before React hydrates it. Where extensions or translators have changed it, React discards
 * the HTML of a part and renders that part anew
 * (https://react.dev/reference/react-dom/client/hydrateRoot#handling-different-client-and-server-content). What the visitor
 * has typed, chosen, opened and focused there is then carried over by `restoreState` and `restoreFocus`.
 *
 * @param root container of the React root
 */
export function watchDiscards(root: Element): void {
  const { activeElement, body } = document;
  const page: Watched = {
    root,
    discarded: observeRemovals(root),
    focused: activeElement === body ? null : activeElement,
    placed: null,
    held: null,
    positions: new Map(),
    openers: new WeakMap(),
  };
  watched = page;
  listen('focusin', ({ target, relatedTarget }: FocusEvent) => {
    page.focused = target as Element;
    const dialog = page.focused.closest('dialog');
    if (dialog && relatedTarget && !dialog.contains(relatedTarget as Node)) {
      page.openers.set(dialog, relatedTarget as Element);
    }
  });
  listen('focusout', ({ target }: FocusEvent) => {
    // Not at once: browsers send it also for an element that is removed.
    queueMicrotask(() => {
      if (page.focused === target && document.activeElement !== target) page.focused = null;
    });
  });
  listen('scroll', ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { scrollLeft, scrollTop } = target;
    page.positions.set(target, { scrollLeft, scrollTop });
  });
  listen('pointerdown', ({ target, pointerType, button }: PointerEvent) => {
    // A tap's click goes to the element that is below the finger at its end.
    const isHeld = pointerType === 'mouse' && button === 0;
    page.held = isHeld ? (target as Element).closest('a, button, summary, label, input') : null;
  });
  const release = () => {
    page.held = null;
  };
  listen('pointerup', release);
  listen('pointercancel', release);
}

/** Listens before React does, and for as long as the page lives. */
function listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void {
  window.addEventListener(type, listener, { capture: true, passive: true });
}

function observeRemovals(root: Element): Watched['discarded'] {
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true, subtree: true });
  let taken: { readonly element: Element; readonly part: Part }[] = [];
  return () => {
    for (const { target, removedNodes } of observer.takeRecords()) {
      const part = partOf(target as Element);
      for (const element of removedNodes) if (element instanceof Element) taken.push({ element, part });
    }
    queueMicrotask(() => {
      taken = [];
    });
    return taken.filter(({ element }) => !element.isConnected);
  };
}

const partOf = (element: Element): Part => element.closest<HTMLElement>('[data-boundary]')?.dataset.boundary ?? null;

/** Whether the document has the server's HTML of a part, which React, rendering the shell anew, is about to discard. */
export function isDiscarding(part: string): boolean {
  if (!watched || 'live' in document.documentElement.dataset) return false;
  return watched.root.querySelector(`[data-boundary="${part}"]`)?.hasChildNodes() ?? false;
}

/** Nodes of the server's HTML of a part that React has just discarded together with the shell's. */
export function takeDiscarded(part: string): readonly ChildNode[] {
  const boundaries = watched?.discarded().flatMap(({ element }) => boundariesIn(element, part)) ?? [];
  return [...(boundaries.find((boundary) => boundary.hasChildNodes())?.childNodes ?? [])];
}

/** A remote's component may stand in the page more than once. */
function boundariesIn(element: Element, part: string): readonly Element[] {
  const selector = `[data-boundary="${part}"]`;
  return [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];
}

const withDescendants = (element: Element) => [element, ...element.querySelectorAll('*')];

/**
 * Restores values, choices, open elements and scroll positions in a part that React has just rendered in place of the server's
 * HTML. To be called before the layout effects of that part: they find the state as they do after hydration.
 */
export function restoreState(part: Part): void {
  const elements = watched && pairsOf(watched, part);
  if (!watched || !elements) return;
  const { positions, openers, focused } = watched;
  for (const old of elements.before) {
    if (!old.matches('input, textarea, details, dialog[open]')) continue;
    const successor = elements.successor(old);
    if (!successor) continue;
    const opener = openers.get(old);
    if (opener) focus(elements.successor(opener));
    setState(old, successor);
  }
  if (focused && watched.focused !== focused) {
    watched.placed = document.activeElement;
    watched.focused = focused;
  }
  for (const [old, { scrollLeft, scrollTop }] of positions) {
    const successor = elements.successor(old);
    successor?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
    if (successor && successor !== old) positions.delete(old);
  }
  const clicked = window.earlyClick && elements.successor(window.earlyClick);
  if (clicked) window.earlyClick = clicked as HTMLElement;
  const held = watched.held && !watched.held.isConnected && elements.successor(watched.held);
  if (held) clickAtRelease(held as HTMLElement);
}

/**
 * Gives the focus, and the caret, to the element in whose predecessor they were. To be called after the layout effects of a
 * part: a focus that one of them has set stays.
 */
export function restoreFocus(part: Part): void {
  const old = watched?.focused;
  const { activeElement, body } = document;
  if (!watched || !old || (activeElement !== body && activeElement !== watched.placed)) return;
  const successor = pairsOf(watched, part)?.successor(old);
  if (!successor) return;
  focus(successor);
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // E-mail fields have no selection that a script can read; the caret is at their end.
  if (typeof selectionStart !== 'number') return;
  (successor as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function focus(element: Element | undefined): void {
  (element as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/**
 * Elements of a part that React has discarded, and a function that gives their successors: of an element that is still in
 * the document, that element. Null where React has discarded nothing.
 */
function pairsOf({ root, discarded }: Watched, part: Part) {
  const all = (within: Element, from = partOf(within)) =>
    withDescendants(within).filter((element) => (partOf(element) ?? from) === part);
  const removed = discarded();
  if (removed.length === 0) return null;
  const before = removed.flatMap(({ element, part: from }) => {
    if (from === part) return all(element, from);
    return part === null ? [] : boundariesIn(element, part).flatMap((boundary) => all(boundary));
  });
  const pair = pairElements(before, before.length > 0 ? all(root) : []);
  const successor = (old: Element) => (old.isConnected ? old : before.includes(old) ? pair(old) : undefined);
  return { before, successor };
}

function setState(old: Element, successor: Element): void {
  if (isField(old) && isField(successor)) {
    if (old.value !== old.defaultValue) successor.value = old.value;
    const { checked, defaultChecked } = old as HTMLInputElement;
    if (checked !== defaultChecked) (successor as HTMLInputElement).checked = checked;
  } else if (successor instanceof HTMLDialogElement) {
    if (!successor.open) successor.showModal();
  } else if (successor instanceof HTMLDetailsElement) {
    successor.open = (old as HTMLDetailsElement).open;
  }
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ? element.type !== 'file' : element instanceof HTMLTextAreaElement;

/** Clicks an element over which the mouse is released, if the browser does not: it was pressed on another element. */
function clickAtRelease(element: HTMLElement): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  window.addEventListener('click', ({ target }) => element.contains(target as Node) && ending.abort(), options);
  window.addEventListener(
    'pointerup',
    ({ target }) => {
      // The browser's own click comes in the task of the release.
      setTimeout(() => {
        if (!ending.signal.aborted && element.contains(target as Node)) element.click();
        ending.abort();
      });
    },
    options,
  );
}
