import type { SwiperOptions } from 'swiper/types';

/** Spec 9, Hero carousel; times in ms. */
export const heroCarouselOptions = {
  slidesPerView: 1,
  loop: true,
  speed: 400,
  autoplay: { delay: 10_000, disableOnInteraction: false },
  lazyPreloadPrevNext: 1,
} as const satisfies SwiperOptions;
