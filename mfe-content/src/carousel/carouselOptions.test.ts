import { heroCarouselOptions } from './heroCarouselOptions';
import { previewCarouselOptions } from './previewCarouselOptions';

test('the hero: autoplay 10000 ms, speed 400 ms, loop (spec 9)', () => {
  expect(heroCarouselOptions).toMatchObject({ slidesPerView: 1, loop: true, speed: 400, autoplay: { delay: 10_000 } });
});

test('the services preview: 1, 2 from 768, 3 from 1200, spacing 30, no loop (spec 9)', () => {
  expect(previewCarouselOptions).toEqual({
    slidesPerView: 1,
    spaceBetween: 30,
    loop: false,
    breakpoints: { 768: { slidesPerView: 2 }, 1200: { slidesPerView: 3 } },
  });
});
