import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { answerMediaQueries, reducedMotion, watchIntersections } from '../../testing/browser';
import { Differentials } from './Differentials';

let view: ReturnType<typeof watchIntersections>;

beforeEach(() => {
  answerMediaQueries(() => false);
  view = watchIntersections();
});

test('six cards: one out of sight waits and becomes visible, for good, when a fifth of it is in view (spec 9)', () => {
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

test('a card in sight from the start is left as it is', () => {
  renderInSite(<Differentials />);
  const [card] = screen.getAllByRole('listitem');
  if (!card) throw new Error('no card');
  view.report(card, 0.1);
  expect(card).not.toHaveClass('waiting');
});

test('nothing waits for visitors who want less motion', () => {
  answerMediaQueries(reducedMotion);
  renderInSite(<Differentials />);
  for (const card of screen.getAllByRole('listitem')) expect(view.isWatched(card)).toBe(false);
});
