import { useEarlyState } from '@site/shared/early';
import { useIsTakenOver } from '@site/shared/ui';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { heroCarouselOptions } from '../../carousel/heroCarouselOptions';
import { prefersReducedMotion, usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';

const { delay } = heroCarouselOptions.autoplay;

/** Shortest time of the first slide after Swiper starts, ms. */
const leastDelay = 1000;

/** Off for reduced motion or after a pause (WCAG 2.2.2); suspended under pointer or focus, except on the pause. */
export function usePlayback(engine: Swiper | null) {
  const isReduced = usePrefersReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const element = useRef<HTMLElement>(null);

  const isWanted = choice ? choice === 'play' : !isReduced;
  const isPlaying = isWanted && !isHovered && !isFocused;

  useFirstDelay(engine);
  useEarlyState(() => {
    if (!element.current) return;
    const { activeElement } = document;
    setIsHovered(element.current.matches(':hover'));
    setIsFocused(element.current.contains(activeElement) && holdsSlides(activeElement));
  });
  useEffect(() => {
    if (!engine || engine.destroyed) return;
    if (isPlaying) engine.autoplay.start();
    else engine.autoplay.stop();
  }, [engine, isPlaying]);

  return {
    /** True where the visitor has reversed the default, which follows from `prefers-reduced-motion`. */
    isSwitched: choice === (isReduced ? 'play' : 'pause'),
    isPlaying,
    // Reads the media query directly: early input is replayed while `isReduced` still has its value for hydration.
    onSwitch: (isSwitched: boolean) => setChoice(isSwitched ? (prefersReducedMotion() ? 'play' : 'pause') : null),
    holders: {
      ref: element,
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(holdsSlides(event.target)),
      onBlur: () => setIsFocused(false),
    },
  };
}

const holdsSlides = (focused: Element | null) => !focused?.matches('[type=checkbox]');

/** Shortens the first delay by the time that the prerendered slide has already been in view. */
function useFirstDelay(engine: Swiper | null) {
  const [isAsItCame] = useState(useIsTakenOver());
  useEffect(() => {
    const options = engine?.params.autoplay;
    if (!engine || !isAsItCame || typeof options !== 'object') return;
    options.delay = Math.max(leastDelay, delay - performance.now());
    engine.once('slideChange autoplayStop', () => {
      options.delay = delay;
    });
  }, [engine, isAsItCame]);
}
