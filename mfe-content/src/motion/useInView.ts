import { type RefObject, useEffect } from 'react';

interface Options {
  /** Share of the element that must be in view, from 0 to 1. */
  readonly threshold: number;
  /** Called with the browser's first report: true where any part of the element is in view. */
  readonly onFirstReport?: (isInView: boolean) => void;
  readonly onEnter: () => void;
  readonly enabled: boolean;
}

/** Calls back once when enough of an element is in view; never in browsers without IntersectionObserver. */
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
