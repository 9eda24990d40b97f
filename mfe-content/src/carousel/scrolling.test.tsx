import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Hero } from '../home/hero/Hero';
import { answerMediaQueries, giveElementsWidth, untilRunning } from '../testing/browser';

beforeAll(() => giveElementsWidth(1000));
beforeEach(() => {
  jest.useFakeTimers();
  answerMediaQueries(() => false);
  renderInSite(<Hero />);
  [...track().children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 1000 });
  });
  row().scrollTo = scrollTo;
});
afterEach(() => jest.useRealTimers());

const scrollTo = jest.fn();
const track = () => screen.getByRole('region', { name: 'Destaques' }).querySelector('.swiper-wrapper') as HTMLElement;
const row = () => track().parentElement as HTMLElement;
const bullet = (slide: number) => screen.getByRole('button', { name: RegExp(`^Ir para o destaque ${slide}`) });
const current = () => [1, 2, 3].find((slide) => bullet(slide).hasAttribute('aria-current'));

/** Advances the time by some ms, then scrolls the row to a position in px. */
async function move(left: number, ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  row().scrollLeft = left;
  fireEvent.scroll(row());
}

test('Swiper starts at the slide that the visitor has scrolled to', async () => {
  await move(1000, 0);
  await untilRunning(row);
  expect(current()).toBe(2);
});

test('Swiper waits for a scrolling row to come to rest, even with long gaps between its events', async () => {
  for (const [left, ms] of [
    [10, 240],
    [400, 240],
    [1400, 200],
    [2000, 240],
  ] as const) {
    await move(left, ms);
    expect(row()).not.toHaveAttribute('data-carousel');
  }
  await untilRunning(row);
  expect(current()).toBe(3);
});

describe('before Swiper starts', () => {
  test('the arrow keys count from the target slide and wrap around at the ends', () => {
    const left = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map((key) => {
      fireEvent.keyDown(bullet(1), { key });
      return scrollTo.mock.lastCall?.[0].left;
    });
    expect(left).toEqual([1000, 2000, 0, 2000]);
  });

  test('the arrow keys count from the slide to which a finger has scrolled', async () => {
    fireEvent.click(bullet(2));
    await move(1000, 240);
    await move(1200, 260);
    await move(2000, 100);
    fireEvent.keyDown(bullet(1), { key: 'ArrowLeft' });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1000 });
  });
});
