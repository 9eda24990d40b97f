import { useIsHydrating } from '@site/shared';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../motion/useInView';
import { usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';
import { browserClock, type Clock, countUp } from './countUp';

/**
 * How far a counter is, from 0 to 1. It is at 1 in the server's HTML and for whoever wants no motion; out of sight it goes
 * back to 0, and once half of it is in view it runs, once. A figure that somebody is reading when the page comes alive
 * stays.
 */
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
