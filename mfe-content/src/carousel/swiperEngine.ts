import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { keepFocus } from './keepFocus';

/**
 * Names, roles and buttons are in the HTML: Swiper's modules A11y, Pagination and Keyboard are not needed.
 *
 * @param options with breakpoints in rem, which follow the default font of the browser
 */
export function createSwiper(viewport: HTMLElement, { breakpoints = {}, ...options }: SwiperOptions): Swiper {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // Swiper's own breakpoints are in px.
  const inPx = Object.entries(breakpoints).map(([width, changes]) => [Number(width) * rem, changes]);
  return new Swiper(viewport, {
    ...options,
    breakpoints: Object.fromEntries(inPx),
    modules: [Autoplay],
    on: keepFocus(),
  });
}
