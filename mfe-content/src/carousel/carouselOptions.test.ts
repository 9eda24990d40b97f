import { heroCarouselOptions } from './heroCarouselOptions';
import { previewCarouselOptions } from './previewCarouselOptions';

test('the hero changes slides every 10000 ms in 400 ms, in a loop (spec 9)', () => {
  expect(heroCarouselOptions).toMatchObject({ slidesPerView: 1, loop: true, speed: 400, autoplay: { delay: 10_000 } });
});

test('the services preview shows 1, 2 (from 48 rem) or 3 (from 75 rem) slides, 30 px apart, no loop (spec 9)', () => {
  expect(previewCarouselOptions).toEqual({
    slidesPerView: 1,
    spaceBetween: 30,
    loop: false,
    breakpoints: { 48: { slidesPerView: 2 }, 75: { slidesPerView: 3 } },
  });
});
