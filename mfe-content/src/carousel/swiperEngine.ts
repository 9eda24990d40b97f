import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { keepFocus } from './keepFocus';

/**
 * Lets Swiper take over a track of slides that the server has rendered. Only what moves comes from Swiper: names, roles
 * and buttons are in the HTML from the start, so its A11y, Pagination and Keyboard modules have nothing to add.
 */
export function createSwiper(viewport: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(viewport, { ...options, modules: [Autoplay], on: keepFocus() });
}
