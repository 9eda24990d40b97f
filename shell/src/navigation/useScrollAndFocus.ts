import { type Navigation, type NavigationState, useNavigationState } from '@site/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { decodePart } from './decodePart';

/** Keeps the scroll positions of earlier pages, also over a reload. */
const storageKey = 'scroll-positions';

/**
 * What a browser does for pages that it loads itself: a new page starts at its top with the focus on its heading, an
 * anchor is scrolled to, and going back restores the position.
 */
export function useScrollAndFocus({ getState, subscribe }: Navigation): void {
  const state = useNavigationState();
  const previous = useRef<NavigationState | null>(null);
  const positions = useRef<Map<string, number> | null>(null);
  // As last seen: to ask for it while a page is being changed is to have it laid out once more.
  const top = useRef(0);

  // From the first frame on in which links are React's.
  useLayoutEffect(() => {
    const known = readPositions();
    positions.current = known;
    let { key } = getState().location;
    const see = () => {
      top.current = window.scrollY;
    };
    // Whoever scrolled before anybody listened is somewhere, too.
    see();
    const note = () => known.set(key, top.current);
    // As the page is left, which is still in view then.
    const leave = () => {
      note();
      key = getState().location.key;
    };
    const { history } = window;
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // The browser restores the position better where it loads the page itself.
    const handBack = () => {
      history.scrollRestoration = 'auto';
      note();
      writePositions(known);
    };
    takeOver();
    const stop = subscribe(leave);
    // Also before whatever is about to be done: what has just been scrolled is told a frame later.
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
    // What a page says of itself in its address is no journey.
    if (action !== 'POP' && (keepScroll || (samePage && action === 'REPLACE'))) return;
    const target = action === 'POP' ? (positions.current?.get(location.key) ?? 0) : 0;
    const anchor = action === 'POP' ? '' : decodePart(location.hash.slice(1));

    function scroll() {
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
      // Unless the visitor has moved on meanwhile.
      if (window.scrollY === placeholderTop) scroll();
      if (!anchor && document.activeElement?.matches('main, body')) focusHeading();
    });
  }, [state]);
}

/** Whether a page is shown, and not the placeholder of one whose code is late. */
const isPageThere = () => document.querySelector('main h1') !== null;

/** @returns a function that calls it off */
function onPageArrival(callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isPageThere()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Tells screen readers that the page is another, and lets the keyboard go on from its top. */
function focusHeading() {
  // A frame later, panels that the navigation closed have given the focus back to where they were opened.
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  });
}

function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(entries) ? entries : []);
  } catch {
    return new Map();
  }
}

function writePositions(positions: Map<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Without storage, going back starts at the top.
  }
}
