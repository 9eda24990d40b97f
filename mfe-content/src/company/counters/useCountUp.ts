import { useIsHydrating } from '@site/shared';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../motion/useInView';
import { usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';
import { browserClock, type Clock, countUp } from './countUp';

/** 1 in prerendered HTML, for reduced motion and in view at hydration; runs once when half is in view. */
export function useCountUp(element: RefObject<Element | null>, clock: Clock = browserClock): number {
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
    stop.current = countUp(setProgress, clock);
  }, [clock]);

  useInView(element, { threshold: 0.5, onFirstReport: wait, onEnter: run, enabled: !prefersReducedMotion });
  useEffect(() => () => stop.current?.(), []);

  return prefersReducedMotion ? 1 : progress;
}
