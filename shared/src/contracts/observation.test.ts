import { countsAsFailedView, isRecoveredHydration } from './observation';

test.each([
  ['the first failure, recovered', { phase: 'render', healed: true, first: true }, true],
  ['a later failure', { phase: 'render', healed: false, first: false }, false],
  ['a failed hydration', { phase: 'hydrate', healed: false, first: true }, true],
  ['a recovered hydration, reported by an older shell', { phase: 'hydrate', healed: true, first: true }, false],
  ['a recovered hydration', { phase: 'hydrate', healed: true, first: false }, false],
] as const)('%s (%j) counts as a failed view: %s', (_what, failure, expected) => {
  expect(countsAsFailedView(failure)).toBe(expected);
});

test.each([
  ['hydrate', true, true],
  ['hydrate', false, false],
  ['render', true, false],
] as const)('phase %s, healed %s: a recovered hydration is %s', (phase, healed, expected) => {
  expect(isRecoveredHydration({ phase, healed })).toBe(expected);
});
