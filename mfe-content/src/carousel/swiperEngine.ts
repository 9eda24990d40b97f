import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { keepFocus } from './keepFocus';

/** Names, roles and buttons are in the HTML: Swiper's modules A11y, Pagination and Keyboard are not needed. */
export function createSwiper(viewport: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(viewport, { ...options, modules: [Autoplay], on: keepFocus() });
}
