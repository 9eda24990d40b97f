import { earlyClick, isShellHydrated, setEarlyClick } from './page';
import { pairElements } from './pairElements';
import { boundaryId, boundarySelector, openersOf, scrolledRow, scrollSelector } from './protocol';

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
  /** Element that the mouse or the space bar holds down. */
  held: Element | null;
  /** Button of the click under way. */
  clicked: Element | null;
  readonly positions: Map<Element, Position>;
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
    held: pressed([...root.querySelectorAll(':active')].at(-1)),
    clicked: null,
    positions: new Map(),
  };
  watched = page;
  const notePosition = (element: Element) => {
    for (const known of page.positions.keys()) if (!known.isConnected) page.positions.delete(known);
    const { scrollLeft, scrollTop } = element;
    page.positions.set(element, { scrollLeft, scrollTop });
  };
  const notePress = (target: EventTarget | null) => {
    page.held = pressed(target);
  };
  const noteRelease = () => {
    page.held = null;
  };
  for (const element of scrolledEarly(root)) notePosition(element);
  listen('scroll', ({ target }) => target instanceof Element && notePosition(target));
  listen('focusin', ({ target }) => {
    page.focused = target as Element;
  });
  listen('focusout', ({ target }) => {
    // Not at once: browsers send it also for an element that is removed.
    queueMicrotask(() => {
      if (page.focused === target && document.activeElement !== target) page.focused = null;
    });
  });
  listen('pointerdown', ({ target }) => notePress(target));
  listen('keydown', ({ target, key }) => key === ' ' && notePress(target));
  listen('pointerup', noteRelease);
  listen('pointercancel', noteRelease);
  listen('keyup', noteRelease);
  listen('click', ({ target }) => {
    page.clicked = target instanceof Element ? target.closest('button') : null;
    setTimeout(() => {
      page.clicked = null;
    });
  });
}

const pressed = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest('a, button, summary, label, input') : null;

/** Elements that may have been scrolled before there was a listener: rows with buttons, long texts and what dialogs hold. */
function scrolledEarly(root: Element): readonly Element[] {
  const rows = [...root.querySelectorAll(scrollSelector)].map(scrolledRow);
  const elements = [...rows, ...root.querySelectorAll('textarea, dialog[open] *')];
  return elements
    .filter((it) => it !== null)
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0);
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

const partOf: (element: Element) => Part = boundaryId;

/** Whether the document has the server's HTML of a part, which React, rendering the shell anew, is about to discard. */
export function isDiscarding(part: string): boolean {
  if (!watched || isShellHydrated()) return false;
  return watched.root.querySelector(boundarySelector(part))?.hasChildNodes() ?? false;
}

/** Moves the server's HTML of a part, which React has just discarded together with the shell's, to another place. */
export function keepDiscarded(part: string, place: Element): void {
  const boundaries = watched?.discarded().flatMap(({ element }) => boundariesIn(element, part)) ?? [];
  place.append(...(boundaries.find((boundary) => boundary.hasChildNodes())?.childNodes ?? []));
  const held = watched?.held;
  // Browsers forget where a press began once that element leaves the document, even for a moment.
  if (held && place.contains(held)) clickAtRelease(held as HTMLElement);
}

/** A remote's component may stand in the page more than once. */
function boundariesIn(element: Element, part: string): readonly Element[] {
  const selector = boundarySelector(part);
  return [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];
}

/** An element and all that is in it. */
const withDescendants = (element: Element) => [element, ...element.querySelectorAll('*')];

/**
 * Restores values, choices, open elements and scroll positions in a part that React has just rendered in place of the server's
 * HTML. To be called before the layout effects of that part: they find the state as they do after hydration.
 */
export function restoreState(part: Part): void {
  const elements = watched && pairsOf(watched, part);
  if (!watched || !elements) return;
  const { root, positions, focused } = watched;
  for (const old of elements.before) {
    if (!old.matches('input, textarea, details, dialog[open]')) continue;
    const successor = elements.successor(old);
    if (!successor) continue;
    if (successor instanceof HTMLDialogElement) openDialog(root, successor);
    else setState(old, successor);
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
  const before = earlyClick();
  const early = before && elements.successor(before);
  if (early) setEarlyClick(early as HTMLElement);
  const ofDiscarded = (old: Element | null) => (old && !old.isConnected ? elements.successor(old) : undefined);
  const held = ofDiscarded(watched.held);
  if (held) clickAtRelease(held as HTMLElement);
  // React hydrates what is clicked in the task of the click, and handles none whose target it has discarded. Browsers follow
  // a link all the same.
  const clicked = ofDiscarded(watched.clicked);
  if (clicked) setTimeout(() => (clicked as HTMLElement).click());
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
  // A navigation removes other parts; with the shell, elements that are in the document again have lost state as well.
  if (part !== null && before.length === 0) return null;
  const pair = pairElements(before, all(root));
  const successor = (old: Element) => (old.isConnected ? old : before.includes(old) ? pair(old) : undefined);
  return { before, successor };
}

function setState(old: Element, successor: Element): void {
  if (successor instanceof HTMLDetailsElement) successor.open = (old as HTMLDetailsElement).open;
  if (!isField(old) || !isField(successor)) return;
  if (isChoice(old)) {
    if (old.checked !== old.defaultChecked) (successor as HTMLInputElement).checked = old.checked;
  } else if (old.value !== old.defaultValue) successor.value = old.value;
}

const isChoice = (field: Element): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]');

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ? element.type !== 'file' : element instanceof HTMLTextAreaElement;

/** Opens a dialog anew. A dialog that is closed gives the focus to the element that had it before: a button that opens it. */
function openDialog(root: Element, dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const { id } = dialog;
  for (const opener of root.querySelectorAll(`[commandfor="${id}"]:not([command=close]), ${openersOf(id)}`)) {
    focus(opener);
    // Hidden ones take no focus.
    if (document.activeElement === opener) break;
  }
  dialog.showModal();
}

/**
 * Clicks an element over which the mouse, or the space bar, is released, if the browser does not: the press began on the
 * element's predecessor. The click of a tap needs no help: it goes to the element that is below the finger at its end.
 */
function clickAtRelease(element: HTMLElement): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const isOver = ({ target }: Event) => element.contains(target as Node);
  const release = (event: Event, clicks: boolean) => {
    // The browser's own click comes in the task of the release.
    setTimeout(() => {
      if (clicks && isOver(event) && !ending.signal.aborted) element.click();
      ending.abort();
    });
  };
  window.addEventListener('click', (event) => isOver(event) && ending.abort(), options);
  window.addEventListener('pointerup', (event) => release(event, event.pointerType === 'mouse'), options);
  window.addEventListener('pointercancel', () => ending.abort(), options);
  window.addEventListener('keyup', (event) => release(event, event.key === ' '), options);
}
