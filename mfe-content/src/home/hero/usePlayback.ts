import { useEarlyState } from '@site/shared/early';
import { useIsTakenOver } from '@site/shared/ui';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { heroCarouselOptions } from '../../carousel/heroCarouselOptions';
import { prefersReducedMotion, usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';

const { delay } = heroCarouselOptions.autoplay;

/** ms that a slide stays once the carousel runs, however long it has been in view. */
const leastDelay = 1000;

/**
 * Whether the slides change by themselves. They don't for a visitor who asked for less motion or paused them (WCAG
 * 2.2.2), and they wait while the pointer or the focus is on them; the box that pauses does not hold them itself.
 */
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
    /** Whether the visitor has chosen the other than what follows from the setting of motion. */
    isSwitched: choice === (isReduced ? 'play' : 'pause'),
    isPlaying,
    // One from before hydration comes at once after it: the box then followed the visitor's own setting.
    onSwitch: (isSwitched: boolean) => setChoice(isSwitched ? (prefersReducedMotion() ? 'play' : 'pause') : null),
    /** For the element whose pointer and focus hold the slides. */
    holders: {
      ref: element,
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(holdsSlides(event.target)),
      onBlur: () => setIsFocused(false),
    },
  };
}

/** False for the box that pauses. */
const holdsSlides = (focused: Element | null) => !focused?.matches('[type=checkbox]');

/** The slide that came with the page has been in view since then, however long the page has waited for its code. */
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
