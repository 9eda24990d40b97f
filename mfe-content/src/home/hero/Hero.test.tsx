import { createStore } from '@site/shared';
import { createMemoryNavigation, renderInSite, SiteHarness } from '@site/shared/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { answerMediaQueries, giveElementsWidth, reducedMotion, untilRunning } from '../../testing/browser';
import { Hero } from './Hero';

beforeAll(() => giveElementsWidth(1000));
beforeEach(() => {
  jest.useFakeTimers();
  answerMediaQueries(() => false);
});
afterEach(() => jest.useRealTimers());

/** Advances the time by some ms and runs the promise callbacks in between. */
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Advances the time by some ms in one step, without promise callbacks. */
const muchLater = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Renders the hero and waits until Swiper has taken over. */
async function renderRunning() {
  const result = renderInSite(<Hero />);
  await untilRunning(viewport);
  return result;
}

const carousel = () => screen.getByRole('region', { name: 'Destaques' });
const track = () => carousel().querySelector('.swiper-wrapper') as HTMLElement;
const viewport = () => track().parentElement as HTMLElement;
const bullets = () => screen.getAllByRole('button', { name: /^Ir para o destaque/ });
/** Finds the pause box, whose label contains both texts: the style sheet shows one of them. */
const box = () => screen.getByRole('checkbox', { name: /^Pausar apresentação ?Retomar apresentação$/ });
const current = () => bullets().findIndex((bullet) => bullet.hasAttribute('aria-current')) + 1;
/** Dispatches the end of a transition, which jsdom never runs. */
const endTransition = () => act(() => void fireEvent.transitionEnd(track()));

test("the first slide's picture loads first; above 768 px it has its own image and no title", () => {
  renderInSite(<Hero />);
  const [first, second] = within(carousel()).getAllByRole('group');
  if (!first || !second) throw new Error('no slides');
  expect(within(first).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(within(first).getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(first.querySelector('source')).toHaveAttribute('media', '(width > 48rem)');
  expect(first.querySelector('p.title')?.parentElement).toHaveClass('onlySmall');
  expect(within(second).getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(second.querySelector('p.title')?.parentElement).not.toHaveClass('onlySmall');
});

/** Expects the current slide to stay for some ms and then to change. */
function expectMove(from: number, to: number, ms: number) {
  muchLater(ms - 1);
  expect(current()).toBe(from);
  muchLater(1);
  expect(current()).toBe(to);
}

test('the hero changes slides every 10000 ms in 400 ms, starts over after the last and makes one slide reachable', async () => {
  const reachable = () => [...track().children].filter((slide) => !slide.hasAttribute('inert'));
  await renderRunning();
  for (const from of [1, 2, 3]) {
    expect(track().children).toHaveLength(3);
    expect(reachable().map((slide) => slide.getAttribute('aria-label'))).toEqual([`${from} de 3`]);
    expectMove(from, (from % 3) + 1, 10_000);
    expect(track()).toHaveStyle({ transitionDuration: '400ms' });
    endTransition();
  }
});

/** Calls `run` as soon as the hero has been hydrated, as `replayEarlyInput` does. */
function Afterwards({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/** Hydrates a prerendered hero some ms after the page has loaded, and waits until Swiper runs. */
async function takeOver(age: number, afterwards = () => {}, before = () => {}) {
  const page = (
    <SiteHarness store={createStore()} navigation={createMemoryNavigation('/')}>
      <Hero />
      <Afterwards run={afterwards} />
    </SiteHarness>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  container.dataset.pattern = '/';
  container.innerHTML = renderToString(page);
  before();
  jest.advanceTimersByTime(age);
  render(page, { container, hydrate: true });
  await untilRunning(viewport);
}

test.each([
  [100, '10,000 ms in all', () => 10_000 - performance.now()],
  [6_200, '10,000 ms in all', () => 10_000 - performance.now()],
  // The page has waited for its visitor, so the hero should not move at once.
  [60_000, '1000 ms more', () => 1000],
])('hydrated after %i ms, the hero keeps its first slide for %s', async (age, _what, more) => {
  await takeOver(age);
  expectMove(1, 2, more());
  endTransition();
  expectMove(2, 3, 10_000);
});

describe('before Swiper starts', () => {
  test.each([
    ['stops the hero', () => false, 1],
    ['starts the hero for a visitor who prefers reduced motion', reducedMotion, 2],
  ])('the pause box, ticked right after hydration, %s', async (_what, media, slide) => {
    answerMediaQueries(media);
    await takeOver(500, () => box().click());
    expect(box()).toBeChecked();
    muchLater(12_000);
    expect(current()).toBe(slide);
  });

  test('the bullets mark the slide to which the row was scrolled', async () => {
    const scrollLeft = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(1000);
    const offsetLeft = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: Element,
    ) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 1000;
    });
    renderInSite(<Hero />);
    expect(current()).toBe(2);
    scrollLeft.mockReturnValue(2000);
    fireEvent.scroll(viewport());
    expect(current()).toBe(3);
    scrollLeft.mockRestore();
    offsetLeft.mockRestore();
  });
});

test('the pause box pauses and resumes the hero', async () => {
  await renderRunning();
  fireEvent.click(box());
  muchLater(12_000);
  expect(current()).toBe(1);
  expect(track()).toHaveAttribute('aria-live', 'polite');
  // Enter toggles the box, as it would a button.
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(track()).toHaveAttribute('aria-live', 'off');
  muchLater(10_000);
  expect(current()).toBe(2);
});

test.each([
  ['the pointer is over it', () => fireEvent.pointerEnter(carousel()), () => fireEvent.pointerLeave(carousel())],
  ['the focus is inside it', () => act(() => bullets()[0]?.focus()), () => act(() => bullets()[0]?.blur())],
])('the hero does not move while %s', async (_why, come, go) => {
  await renderRunning();
  come();
  muchLater(12_000);
  expect(current()).toBe(1);
  go();
  muchLater(10_000);
  expect(current()).toBe(2);
});

test('a slide that leaves the view passes the focus to the next one', async () => {
  await renderRunning();
  act(() => within(carousel()).getAllByRole('link')[0]?.focus());
  for (const number of [2, 3, 1]) {
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    await later(50);
    expect(document.activeElement?.closest('[role=group]')).toHaveAccessibleName(`${number} de 3`);
    endTransition();
  }
});

test('the hero does not move for visitors who prefer reduced motion, until they start it', async () => {
  answerMediaQueries(reducedMotion);
  await renderRunning();
  muchLater(12_000);
  expect(current()).toBe(1);
  fireEvent.click(box());
  muchLater(10_000);
  expect(current()).toBe(2);
});
