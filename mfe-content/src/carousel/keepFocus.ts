import type { Swiper } from 'swiper/types';

/** Restores the focus after a loop, for Swiper's `on`: a loop moves slides in the DOM, and a moved element loses the focus. */
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

export function leaveInertSlide(viewport: Element): void {
  if (!viewport.contains(document.activeElement) || !document.activeElement?.closest('[inert]')) return;
  viewport.querySelector<HTMLElement>('.swiper-slide:not([inert]) a')?.focus({ preventScroll: true });
}
