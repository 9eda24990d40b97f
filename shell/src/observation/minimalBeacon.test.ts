import { minimalBeacon } from './minimalBeacon';

const page = '/produtos';
const used = { page, module: 'mfe_cart/CartPanel', remote: 'mfe_cart', url: '/mfe-cart/remoteEntry.js', integrity: '' };
const failed = {
  page,
  remote: 'mfe_cart',
  version: '2',
  phase: 'render',
  kind: 'Error: Ana Lima',
  healed: true,
  typed: [],
} as const;

test('each release is told in a body of its own, once, with each phase that it failed at', () => {
  expect(
    minimalBeacon([
      { ...used, version: '2' },
      failed,
      failed,
      { ...used, version: '1' },
      { ...failed, phase: 'effect', healed: false },
      { ...used, version: '1' },
    ]),
  ).toEqual([
    {
      page,
      views: { mfe_cart: '2' },
      failures: [
        { remote: 'mfe_cart', version: '2', phase: 'render', kind: '', healed: true, first: true },
        { remote: 'mfe_cart', version: '2', phase: 'effect', kind: '', healed: false, first: false },
      ],
      vitals: [],
    },
    { page, views: { mfe_cart: '1' }, failures: [], vitals: [] },
  ]);
});

test('a release that was never deployed is not told, nor what was thrown by nobody knows whom', () => {
  expect(
    minimalBeacon([
      { ...failed, version: 'none' },
      { page, error: new Error('x'), file: '/x.js', typed: [] },
    ]),
  ).toEqual([]);
});

test('hydration that recovered is not the first failure of its release', () => {
  const recovered = { ...failed, phase: 'hydrate' } as const;
  const told = minimalBeacon([recovered, { ...recovered, healed: false }, failed]);
  expect(told[0]?.failures.map(({ phase, healed, first }) => [phase, healed, first])).toEqual([
    ['hydrate', true, false],
    ['hydrate', false, true],
    ['render', true, false],
  ]);
});
