import { countsAsFailedView, isRecoveredHydration } from './observation';

test.each([
  ['the first failure, healed or not', { phase: 'render', healed: true, first: true }, true],
  ['a further one', { phase: 'render', healed: false, first: false }, false],
  ['hydration that did not recover', { phase: 'hydrate', healed: false, first: true }, true],
  ['hydration that recovered, as older shells report it', { phase: 'hydrate', healed: true, first: true }, false],
  ['hydration that recovered', { phase: 'hydrate', healed: true, first: false }, false],
] as const)('%s makes a failed view: %#', (_what, failure, expected) => {
  expect(countsAsFailedView(failure)).toBe(expected);
});

test.each([
  ['hydrate', true, true],
  ['hydrate', false, false],
  ['render', true, false],
] as const)('phase %s, healed %s: a recovered hydration is %s', (phase, healed, expected) => {
  expect(isRecoveredHydration({ phase, healed })).toBe(expected);
});
