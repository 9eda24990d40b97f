import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { answerMediaQueries, reducedMotion, watchIntersections } from '../../testing/browser';
import { Differentials } from './Differentials';

let view: ReturnType<typeof watchIntersections>;

beforeEach(() => {
  answerMediaQueries(() => false);
  view = watchIntersections();
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
