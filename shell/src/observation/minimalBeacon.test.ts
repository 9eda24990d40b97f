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

test('the minimal beacon reports each release once, in its own body, with each phase that failed', () => {
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

test('the minimal beacon omits releases that were never deployed and errors of unknown origin', () => {
  expect(
    minimalBeacon([
      { ...failed, version: 'none' },
      { page, error: new Error('x'), file: '/x.js', typed: [] },
    ]),
  ).toEqual([]);
});

test('the minimal beacon does not mark a recovered hydration as the first failure of its release', () => {
  const recovered = { ...failed, phase: 'hydrate' } as const;
  const observations = minimalBeacon([recovered, { ...recovered, healed: false }, failed]);
  expect(observations[0]?.failures.map(({ phase, healed, first }) => [phase, healed, first])).toEqual([
    ['hydrate', true, false],
    ['hydrate', false, true],
    ['render', true, false],
  ]);
});

test('the minimal beacon reports each press once, in a body of its own', () => {
  const press = { channel: 'phone', path: '/produtos' } as const;
  expect(
    minimalBeacon([
      { page, ...press },
      { ...used, version: '2' },
      { page, ...press },
    ]),
  ).toEqual([
    { page, views: {}, failures: [], vitals: [], press },
    { page, views: { mfe_cart: '2' }, failures: [], vitals: [] },
  ]);
});
