import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { keepFocus } from './keepFocus';

/**
 * Starts Swiper on a prerendered row of slides. Names, roles and buttons are in the HTML, so Swiper's modules A11y, Pagination
 * and Keyboard are not needed.
 */
export function createSwiper(viewport: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(viewport, { ...options, modules: [Autoplay], on: keepFocus() });
}
