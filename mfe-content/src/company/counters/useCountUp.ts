import { useIsHydrating } from '@site/shared';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../motion/useInView';
import { usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';

/** 1 in prerendered HTML, for reduced motion and in view at hydration; runs once when half is in view. */
export function useCountUp(element: RefObject<Element | null>): number {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [progress, setProgress] = useState(1);
  const stop = useRef<() => void>(undefined);
  const hasRun = useRef(false);
  const [cameWithPage] = useState(useIsHydrating());

  const wait = useCallback(
    (isInView: boolean) => {
      if (isInView && cameWithPage) hasRun.current = true;
      if (!isInView && !hasRun.current) setProgress(0);
    },
    [cameWithPage],
  );
  const run = useCallback(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    stop.current = countUp(setProgress);
  }, []);

  useInView(element, { threshold: 0.5, onFirstReport: wait, onEnter: run, enabled: !prefersReducedMotion });
  useEffect(() => () => stop.current?.(), []);

  return prefersReducedMotion ? 1 : progress;
}

/** Duration of a count, ms (spec 4, Counters). */
const duration = 2000;

/** Counts from 0 to 1, fast at first, one step a frame. @returns a function that stops it */
function countUp(onProgress: (progress: number) => void): () => void {
  const start = performance.now();
  let handle = 0;

  function step() {
    const elapsed = Math.min((performance.now() - start) / duration, 1);
    onProgress(1 - (1 - elapsed) ** 3);
    if (elapsed < 1) handle = requestAnimationFrame(step);
  }

  step();
  return () => cancelAnimationFrame(handle);
}
