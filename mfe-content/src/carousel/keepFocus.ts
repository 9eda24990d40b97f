import type { Swiper } from 'swiper/types';

/** For Swiper's `on`: a loop moves slides to the other end of the track, and an element that is moved loses the focus. */
export function keepFocus() {
  let focused: Element | null = null;
  return {
    beforeLoopFix({ el }: Swiper) {
      focused = el.contains(document.activeElement) ? document.activeElement : null;
    },
    loopFix() {
      if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
    },
  };
}

/** Moves the focus out of a slide that has become inert, to the first link of one that is in view. */
export function leaveInertSlide(viewport: Element): void {
  if (!viewport.contains(document.activeElement) || !document.activeElement?.closest('[inert]')) return;
  viewport.querySelector<HTMLElement>('.swiper-slide:not([inert]) a')?.focus({ preventScroll: true });
}
