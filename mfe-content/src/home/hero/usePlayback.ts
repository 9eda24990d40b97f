import { useIsHydrating } from '@site/shared';
import { useIsTakenOver } from '@site/shared/ui';
import { type FocusEvent, useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { heroCarouselOptions } from '../../carousel/heroCarouselOptions';
import { prefersReducedMotion, usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';

const { delay } = heroCarouselOptions.autoplay;

/** ms that a slide stays once the carousel runs, however long it has been in view. */
const leastDelay = 1000;

/**
 * Whether the slides change by themselves. They don't for a visitor who asked for less motion or pressed pause (WCAG
 * 2.2.2), and they wait while the pointer or the focus is on them; the pause button itself does not hold them.
 */
export function usePlayback(engine: Swiper | null) {
  const isHydrating = useIsHydrating();
  const isReduced = usePrefersReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const isWanted = choice ? choice === 'play' : !isReduced;
  const isPlaying = isWanted && !isHovered && !isFocused;

  useFirstDelay(engine);
  useEffect(() => {
    if (!engine || engine.destroyed) return;
    if (isPlaying) engine.autoplay.start();
    else engine.autoplay.stop();
  }, [engine, isPlaying]);

  return {
    /** What the visitor wants, whatever holds the slides for the moment; null in the server's HTML, which can't know. */
    isWanted: isHydrating ? null : isWanted,
    isPlaying,
    // A click from before hydration comes at once after it: what was shown then followed the visitor's own setting.
    toggle: () =>
      setChoice((known) => ((known ?? (prefersReducedMotion() ? 'pause' : 'play')) === 'play' ? 'pause' : 'play')),
    /** For the element whose pointer and focus hold the slides. */
    holders: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(!event.target.closest('[data-playback]')),
      onBlur: () => setIsFocused(false),
    },
  };
}

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
