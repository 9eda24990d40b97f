import type { SwiperOptions } from 'swiper/types';

/** Spec 9, Services preview; breakpoints in rem, spacing in px. The style sheet of the preview repeats them for the time before Swiper. */
export const previewCarouselOptions = {
  slidesPerView: 1,
  spaceBetween: 30,
  loop: false,
  breakpoints: {
    48: { slidesPerView: 2 },
    75: { slidesPerView: 3 },
  },
} as const satisfies SwiperOptions;
