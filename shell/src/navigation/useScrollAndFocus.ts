import { type Navigation, type NavigationState, useNavigationState } from '@site/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { decodePart } from '../routes';

/** Key of the views of earlier pages in session storage, which survives a reload. */
const storageKey = 'scroll-positions';

/** Scroll position in px, and state of each `<details>` of the page: open ones above change the position's content. */
type View = readonly [top: number, ...open: boolean[]];

/** Scrolls and focuses after a navigation as browsers do after a page load: top and heading, anchor, or restored view. */
export function useScrollAndFocus({ getState, subscribe }: Navigation): void {
  const state = useNavigationState();
  const previous = useRef<NavigationState | null>(null);
  const views = useRef<Map<string, View> | null>(null);
  // Last known position, in px: reading `scrollY` while the page changes would force a layout.
  const top = useRef(0);

  // A layout effect: before the first frame in which React handles links.
  useLayoutEffect(() => {
    const stored = readViews();
    views.current = stored;
    let { key } = getState().location;
    const see = () => {
      top.current = window.scrollY;
    };
    // The visitor may have scrolled before this listener was added.
    see();
    const record = () => stored.set(key, [top.current, ...disclosures().map(({ open }) => open)]);
    const leave = () => {
      record();
      key = getState().location.key;
    };
    const { history } = window;
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // For pages that it loads, the browser itself restores the position.
    const handBack = () => {
      history.scrollRestoration = 'auto';
      record();
      writeViews(stored);
    };
    takeOver();
    const stop = subscribe(leave);
    // Also before presses and keys: `scroll` is fired a frame after the scrolling.
    const seen = ['scroll', 'pointerdown', 'keydown'];
    for (const type of seen) window.addEventListener(type, see, { passive: true, capture: true });
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      stop();
      for (const type of seen) window.removeEventListener(type, see, { capture: true });
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [getState, subscribe]);

  useEffect(() => {
    const from = previous.current;
    previous.current = state;
    if (!from || from === state) return;
    const { location, action, keepScroll } = state;
    const samePage = from.location.pathname === location.pathname;
    // A page that changes its own address, such as for a filter, stays where it is.
    if (action !== 'POP' && (keepScroll || (samePage && action === 'REPLACE'))) return;
    const [target, ...open] = (action === 'POP' && views.current?.get(location.key)) || [0];
    const anchor = action === 'POP' ? '' : decodePart(location.hash.slice(1));

    function scroll() {
      if (open.length > 0) restore(open);
      if (anchor) document.getElementById(anchor)?.scrollIntoView();
      else window.scrollTo(0, target);
      top.current = window.scrollY;
    }
    scroll();
    if (samePage) return;
    if (!anchor) focusHeading();
    if (isPageThere()) return;
    const placeholderTop = top.current;
    return onPageArrival(() => {
      // Unless the visitor has scrolled meanwhile.
      if (window.scrollY === placeholderTop) scroll();
      if (!anchor && document.activeElement?.matches('main, body')) focusHeading();
    });
  }, [state]);
}

/** True if a page is shown, not the placeholder of a page whose code is late. */
const isPageThere = () => document.querySelector('main h1') !== null;

function onPageArrival(callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isPageThere()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading() {
  // A frame later: closed panels have returned the focus to their buttons by then.
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  });
}

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

function restore(open: readonly boolean[]) {
  const all = disclosures();
  if (all.length !== open.length) return;
  for (const [index, details] of all.entries()) details.open = open[index] === true;
}

function readViews(): Map<string, View> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(([, view]) => Array.isArray(view)) : []);
  } catch {
    return new Map();
  }
}

function writeViews(views: Map<string, View>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...views].slice(-50)));
  } catch {
    // Without storage, going back starts at the top.
  }
}
