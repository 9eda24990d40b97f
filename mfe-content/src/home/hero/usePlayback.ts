import { type FocusEvent, useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';

/**
 * Whether the slides change by themselves. They don't for a visitor who asked for less motion or pressed pause (WCAG
 * 2.2.2), and they wait while the pointer or the focus is on them; the pause button itself does not hold them.
 */
export function usePlayback(engine: Swiper | null) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const isWanted = choice ? choice === 'play' : !prefersReducedMotion;
  const isPlaying = isWanted && !isHovered && !isFocused;

  useEffect(() => {
    if (!engine || engine.destroyed) return;
    if (isPlaying) engine.autoplay.start();
    else engine.autoplay.stop();
  }, [engine, isPlaying]);

  return {
    /** What the visitor wants, whatever holds the slides for the moment. */
    isWanted,
    isPlaying,
    toggle: () => setChoice(isWanted ? 'pause' : 'play'),
    /** For the element whose pointer and focus hold the slides. */
    holders: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(!event.target.closest('[data-playback]')),
      onBlur: () => setIsFocused(false),
    },
  };
}
