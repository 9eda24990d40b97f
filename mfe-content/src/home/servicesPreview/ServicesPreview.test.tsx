import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { answerMediaQueries, giveElementsWidth, untilRunning } from '../../testing/browser';
import { ServicesPreview } from './ServicesPreview';

beforeAll(() => giveElementsWidth(1200));
beforeEach(() => {
  jest.useFakeTimers();
  answerMediaQueries(() => false);
  defaultFont(16);
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.style.fontSize = '';
});

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const next = () => screen.getByRole('button', { name: 'Próximos serviços' });
const previous = () => screen.getByRole('button', { name: 'Serviços anteriores' });
const track = () => screen.getByRole('list');
const endTransition = () => act(() => void fireEvent.transitionEnd(track()));
const widths = () => [...track().children].map((slide) => Number.parseFloat((slide as HTMLElement).style.width));

/** Simulates a window width in px for media queries. */
const windowWidth = (width: number) =>
  answerMediaQueries((query) => {
    const minimum = /min-width: (\d+)px/.exec(query)?.[1];
    return minimum !== undefined && width >= Number(minimum);
  });

/** Simulates the browser's default font size in px. */
function defaultFont(size: number) {
  document.documentElement.style.fontSize = `${size}px`;
}

async function renderRunning() {
  renderInSite(<ServicesPreview />);
  await untilRunning(() => track().parentElement as HTMLElement);
}

// `e2e/tests/mfe-content/content-home.spec.ts` shows the default font at other widths.
test.each([
  [1200, 16, 3],
  [1535, 32, 1],
  [1536, 32, 2],
])('a window of %i px with a default font of %i px shows %i cards, 30 px apart', async (width, font, perView) => {
  windowWidth(width);
  defaultFont(font);
  await renderRunning();
  const slideWidth = (1200 - 30 * (perView - 1)) / perView;
  expect(widths()).toEqual(Array(6).fill(slideWidth));
  expect(track().firstElementChild).toHaveStyle({ marginRight: '30px' });
});

test('the buttons move the row by one card and stop at the ends', async () => {
  windowWidth(1200);
  await renderRunning();
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  for (let click = 1; click <= 3; click += 1) {
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(next());
    await later(50);
    endTransition();
  }
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(next());
  await later(50);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(previous()).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(previous());
  await later(50);
  expect(next()).toHaveAttribute('aria-disabled', 'false');
});

test('a card that gets the focus scrolls into view', async () => {
  await renderRunning();
  act(() => screen.getByRole('link', { name: /^Recarga/ }).focus());
  await later(50);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});
