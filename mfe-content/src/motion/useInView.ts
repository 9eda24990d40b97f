import { type RefObject, useEffect } from 'react';

interface Options {
  /** Share of the element that must be in view, from 0 to 1. */
  readonly threshold: number;
  /** The browser's first report: whether anything of the element is in view as the page stands. */
  readonly onFirstReport?: (isInView: boolean) => void;
  /** Called once. */
  readonly onEnter: () => void;
  /** False where nothing is to be watched. */
  readonly enabled: boolean;
}

/** Tells once when enough of an element has come into view. Browsers that can't tell leave everything as it is. */
export function useInView(element: RefObject<Element | null>, { threshold, onFirstReport, onEnter, enabled }: Options) {
  useEffect(() => {
    const target = element.current;
    if (!enabled || !target || typeof IntersectionObserver === 'undefined') return;
    let isFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        if (isFirst) onFirstReport?.(ratio > 0);
        isFirst = false;
        if (ratio < threshold) return;
        observer.disconnect();
        onEnter();
      },
      { threshold: [0, threshold] },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold, onFirstReport, onEnter, enabled]);
}
