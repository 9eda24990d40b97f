import { createStore } from '@site/shared';
import { createMemoryNavigation, renderInSite, SiteHarness } from '@site/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { answerMediaQueries, reducedMotion, watchIntersections } from '../../testing/browser';
import { Counters } from './Counters';

let view: ReturnType<typeof watchIntersections>;

beforeEach(() => {
  jest.useFakeTimers();
  answerMediaQueries(() => false);
  view = watchIntersections();
});
afterEach(() => jest.useRealTimers());

const projects = () => {
  const counter = screen.getByText('513 projetos entregues').closest('li');
  const value = counter?.querySelector<HTMLElement>('.value');
  if (!counter || !value) throw new Error('no counter');
  return { counter, value };
};
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('screen readers get the final figures (spec 9)', () => {
  renderInSite(<Counters />);
  for (const text of [
    '5 anos de mercado',
    '513 projetos entregues',
    '230 obras concluídas',
    '823 clientes satisfeitos',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const { counter, value } = projects();
  expect(value).toHaveAttribute('aria-hidden', 'true');
  view.report(counter, 0);
  expect(screen.getByText('513 projetos entregues')).toBeInTheDocument();
});

test('a figure counts up in 2000 ms once half of it is visible, and its colour turns from black to red', () => {
  renderInSite(<Counters />);
  const { counter, value } = projects();
  expect(value).toHaveTextContent('513');
  view.report(counter, 0);
  expect(value).toHaveTextContent(/^0$/);
  expect(value).toHaveStyle({ color: 'rgb(0, 0, 0)' });
  view.report(counter, 0.49);
  advance(3000);
  expect(value).toHaveTextContent(/^0$/);
  view.report(counter, 0.5);
  advance(1000);
  expect(Number(value.textContent)).toBeGreaterThan(0);
  expect(Number(value.textContent)).toBeLessThan(513);
  expect(value.getAttribute('style')).toMatch(/color: rgb\((?!0, 0, 0)/);
  advance(1020);
  expect(value).toHaveTextContent('513');
  expect(value.style.color).toBe('');
  // The figure counts only once.
  expect(view.isWatched(counter)).toBe(false);
});

test.each([
  ['is visible keeps its value, since a visitor may be reading it', 0.2, '513'],
  ['is not visible counts when it comes into view', 0, '0'],
])('a prerendered figure that %s', (_what, ratio, shown) => {
  const page = (
    <SiteHarness store={createStore()} navigation={createMemoryNavigation('/empresa')}>
      <Counters />
    </SiteHarness>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  const { counter, value } = projects();
  view.report(counter, ratio);
  view.report(counter, 1);
  expect(value.textContent).toBe(shown);
  advance(2020);
  expect(value).toHaveTextContent('513');
});

test('visitors who prefer reduced motion see the final figures', () => {
  answerMediaQueries(reducedMotion);
  renderInSite(<Counters />);
  const { counter, value } = projects();
  expect(view.isWatched(counter)).toBe(false);
  expect(value).toHaveTextContent('513');
});
