import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { answerMediaQueries, reducedMotion, watchIntersections } from '../../testing/browser';
import { Differentials } from './Differentials';

let view: ReturnType<typeof watchIntersections>;

beforeEach(() => {
  answerMediaQueries(() => false);
  view = watchIntersections();
});

test('each of six cards out of view is hidden until a fifth of it is visible, then stays visible (spec 9)', () => {
  renderInSite(<Differentials />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const [card] = screen.getAllByRole('listitem');
  if (!card) throw new Error('no card');
  expect(card).not.toHaveClass('waiting');
  for (const ratio of [0, 0.19]) {
    view.report(card, ratio);
    expect(card).toHaveClass('waiting');
  }
  view.report(card, 0.2);
  expect(card).toHaveClass('visible');
  expect(view.isWatched(card)).toBe(false);
});

test('a card in view from the start is never hidden', () => {
  renderInSite(<Differentials />);
  const [card] = screen.getAllByRole('listitem');
  if (!card) throw new Error('no card');
  view.report(card, 0.1);
  expect(card).not.toHaveClass('waiting');
});

test('no card is hidden from visitors who prefer reduced motion', () => {
  answerMediaQueries(reducedMotion);
  renderInSite(<Differentials />);
  for (const card of screen.getAllByRole('listitem')) expect(view.isWatched(card)).toBe(false);
});
