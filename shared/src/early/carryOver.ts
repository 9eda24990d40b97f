import { earlyClick, isShellHydrated, setEarlyClick } from './page';
import { pairElements } from './pairElements';
import { boundaryId, boundarySelector, openersOf, scrolledRow, scrollSelector } from './protocol';

type Position = Pick<Element, 'scrollLeft' | 'scrollTop'>;

/** Part of the page: id of a remote's component, or null for the shell. */
type Part = string | null;

/** State that elements lose on removal from the document, recorded while they are in it. */
interface Watched {
  readonly root: Element;
  /** Returns the elements removed in the current task, with the part that contained them. */
  readonly discarded: () => readonly { readonly element: Element; readonly part: Part }[];
  focused: Element | null;
  /** Element focused by reopening a dialog, not by the visitor. */
  focusedByDialog: Element | null;
  pressed: Element | null;
  clicked: Element | null;
  readonly positions: Map<Element, Position>;
}

let watched: Watched | null = null;

/**
 * Records the state of the server's HTML before React hydrates it. If extensions or translators have changed the HTML of a
 * part, React discards it and renders the part again
 * (https://react.dev/reference/react-dom/client/hydrateRoot#handling-different-client-and-server-content).
 * `restoreState` and `restoreFocus` then restore values, choices, open elements and the focus.
 *
 * @param root container of the React root
 */
export function watchDiscards(root: Element): void {
  const { activeElement, body } = document;
  const page: Watched = {
    root,
    discarded: observeRemovals(root),
    focused: activeElement === body ? null : activeElement,
    focusedByDialog: null,
    pressed: pressable([...root.querySelectorAll(':active')].at(-1)),
    clicked: null,
    positions: new Map(),
  };
  watched = page;
  const recordPosition = (element: Element) => {
    for (const measured of page.positions.keys()) if (!measured.isConnected) page.positions.delete(measured);
    const { scrollLeft, scrollTop } = element;
    page.positions.set(element, { scrollLeft, scrollTop });
  };
  const recordPress = (target: EventTarget | null) => {
    page.pressed = pressable(target);
  };
  const recordRelease = () => {
    page.pressed = null;
  };
  for (const element of scrolledEarly(root)) recordPosition(element);
  listen('scroll', ({ target }) => target instanceof Element && recordPosition(target));
  listen('focusin', ({ target }) => {
    page.focused = target as Element;
  });
  listen('focusout', ({ target }) => {
    // Deferred: browsers also dispatch it while they remove the focused element.
    queueMicrotask(() => {
      if (page.focused === target && document.activeElement !== target) page.focused = null;
    });
  });
  listen('pointerdown', ({ target }) => recordPress(target));
  listen('keydown', ({ target, key }) => key === ' ' && recordPress(target));
  listen('pointerup', recordRelease);
  listen('pointercancel', recordRelease);
  listen('keyup', recordRelease);
  listen('click', ({ target }) => {
    page.clicked = target instanceof Element ? target.closest('button') : null;
    setTimeout(() => {
      page.clicked = null;
    });
  });
}

const pressable = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest('a, button, summary, label, input') : null;

/** Finds elements that were scrolled before the listener existed: rows with buttons, text areas, content of dialogs. */
function scrolledEarly(root: Element): readonly Element[] {
  const rows = [...root.querySelectorAll(scrollSelector)].map(scrolledRow);
  const elements = [...rows, ...root.querySelectorAll('textarea, dialog[open] *')];
  return elements
    .filter((it) => it !== null)
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0);
}

/** Adds a listener that runs before those of React, for the lifetime of the page. */
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

/** Returns true if React is rendering the shell again and will discard the server's HTML of a part, still in the document. */
export function isDiscarding(part: string): boolean {
  if (!watched || isShellHydrated()) return false;
  return watched.root.querySelector(boundarySelector(part))?.hasChildNodes() ?? false;
}

/** Moves the server's HTML of a part, just discarded with that of the shell, into `place`. */
export function moveDiscarded(part: string, place: Element): void {
  const boundaries = watched?.discarded().flatMap(({ element }) => boundariesIn(element, part)) ?? [];
  place.append(...(boundaries.find((boundary) => boundary.hasChildNodes())?.childNodes ?? []));
  const pressed = watched?.pressed;
  // Browsers dispatch no click for a press on an element that has left the document, even briefly.
  if (pressed && place.contains(pressed)) clickAtRelease(pressed as HTMLElement);
}

/** Finds all boundaries of a part: a page may contain a component more than once. */
function boundariesIn(element: Element, part: string): readonly Element[] {
  const selector = boundarySelector(part);
  return [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];
}

const withDescendants = (element: Element) => [element, ...element.querySelectorAll('*')];

/** Call before the part's layout effects, which expect the state as after hydration. */
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
    watched.focusedByDialog = document.activeElement;
    watched.focused = focused;
  }
  for (const [old, { scrollLeft, scrollTop }] of positions) {
    const successor = elements.successor(old);
    successor?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
    if (successor && successor !== old) positions.delete(old);
  }
  const before = earlyClick();
  const clickSuccessor = before && elements.successor(before);
  if (clickSuccessor) setEarlyClick(clickSuccessor as HTMLElement);
  const successorOfDiscarded = (old: Element | null) => (old && !old.isConnected ? elements.successor(old) : undefined);
  const pressed = successorOfDiscarded(watched.pressed);
  if (pressed) clickAtRelease(pressed as HTMLElement);
  // React hydrates the clicked part in the task of the click, and ignores the click if it discards the target. Links need no
  // help: browsers follow them anyway.
  const clicked = successorOfDiscarded(watched.clicked);
  if (clicked) setTimeout(() => (clicked as HTMLElement).click());
}

/** Call after the part's layout effects: a focus that they set has priority. */
export function restoreFocus(part: Part): void {
  const old = watched?.focused;
  const { activeElement, body } = document;
  if (!watched || !old || (activeElement !== body && activeElement !== watched.focusedByDialog)) return;
  const successor = pairsOf(watched, part)?.successor(old);
  if (!successor) return;
  focus(successor);
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // Scripts cannot read the selection of e-mail fields; the caret stays at the end.
  if (typeof selectionStart !== 'number') return;
  (successor as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function focus(element: Element | undefined): void {
  (element as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/** The successor of an element still in the document is itself. Null if React has discarded nothing. */
function pairsOf({ root, discarded }: Watched, part: Part) {
  const all = (within: Element, from = partOf(within)) =>
    withDescendants(within).filter((element) => (partOf(element) ?? from) === part);
  const removed = discarded();
  if (removed.length === 0) return null;
  const before = removed.flatMap(({ element, part: from }) => {
    if (from === part) return all(element, from);
    return part === null ? [] : boundariesIn(element, part).flatMap((boundary) => all(boundary));
  });
  // A navigation removes elements of other parts only. For the shell, elements moved back into the document have lost state too.
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

/** Reopens a dialog. Focuses one of its openers first: on closing, a dialog returns the focus to the previous element. */
function openDialog(root: Element, dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const { id } = dialog;
  for (const opener of root.querySelectorAll(`[commandfor="${id}"]:not([command=close]), ${openersOf(id)}`)) {
    focus(opener);
    // Hidden openers take no focus.
    if (document.activeElement === opener) break;
  }
  dialog.showModal();
}

/** The press began on the predecessor. After a tap, browsers click the element below the finger themselves. */
function clickAtRelease(element: HTMLElement): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const isOver = ({ target }: Event) => element.contains(target as Node);
  const release = (event: Event, clicks: boolean) => {
    // The browser dispatches its own click in the same task as the release.
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
