import { checkTraffic, deployCanary, deployLive, deployMerge, promote, rollBack } from './channelMoves';
import { type Channels, StoreError } from './releaseStore';

const canary = { version: '3', traffic: 10 };
const both = { live: '2', previous: '1' };

test.each<[string, Channels, Channels]>([
  ['the first release has no fallback', {}, { live: '2' }],
  ['the live release becomes the fallback and replaces the earlier one', { live: '1', previous: '0' }, both],
  ['a repeated deployment changes nothing', both, both],
  ['live and fallback release swap', { live: '1', previous: '2' }, both],
  ['the canary stays', { live: '1', canary }, { ...both, canary }],
  ['a canary that is deployed ends', { live: '1', canary: { version: '2', traffic: 50 } }, both],
  ['a withdrawn release returns', { live: '1', withdrawn: '2' }, both],
])('deployLive: %s', (_what, before, after) => {
  expect(deployLive(before, '2')).toEqual(after);
});

describe('deployCanary', () => {
  test.each<[string, Channels, Channels]>([
    ['sets the share and leaves the other channels', both, { ...both, canary }],
    ['replaces another canary', { live: '1', canary: { version: '2', traffic: 50 } }, { live: '1', canary }],
    ['leaves a withdrawn release', { live: '1', withdrawn: '2' }, { live: '1', withdrawn: '2', canary }],
    ['accepts a withdrawn release', { live: '1', withdrawn: '3' }, { live: '1', canary }],
  ])('%s', (_what, before, after) => {
    expect(deployCanary(before, '3', 10)).toEqual(after);
  });

  test.each([1, 99])('accepts %s per cent', (traffic) => {
    expect(deployCanary({ live: '1' }, '3', traffic)).toEqual({ live: '1', canary: { version: '3', traffic } });
  });

  test.each([0, 100, -1, 12.5, Number.NaN])('refuses %s per cent', (traffic) => {
    const refusal = new StoreError(`A canary gets 1 to 99 per cent of the visitors, not ${traffic}`);
    expect(() => checkTraffic({ live: '1' }, traffic)).toThrow(refusal);
    expect(() => deployCanary({ live: '1' }, '3', traffic)).toThrow(refusal);
  });
});

test.each<[string, Channels, number, Channels | null]>([
  ['for all visitors is live', { live: '2' }, 100, { live: '3', previous: '2' }],
  [
    'for all visitors ends an earlier canary',
    { live: '1', canary: { version: '2', traffic: 10 } },
    100,
    { live: '3', previous: '1' },
  ],
  ['for a share of them is a canary', { live: '2' }, 10, { live: '2', canary }],
  ['that is live already changes nothing', { live: '3', previous: '2' }, 100, null],
  ['that was withdrawn is a canary first', { live: '2', withdrawn: '3' }, 100, { live: '2', canary }],
])('a merge %s', (_what, before, traffic, after) => {
  expect(deployMerge(before, '3', traffic, 10)).toEqual(after);
});

test.each<[string, Channels, string | undefined, Channels]>([
  ['withdraws the canary and leaves live', { ...both, canary }, undefined, { ...both, withdrawn: '3' }],
  [
    'without a canary, returns to the previous release and leaves no fallback',
    both,
    undefined,
    { live: '1', withdrawn: '2' },
  ],
  ['returns to a named version', { live: '3', previous: '2' }, '1', { live: '1', previous: '2', withdrawn: '3' }],
  ['returns to the previous release by its version', { live: '3', previous: '2' }, '2', { live: '2', withdrawn: '3' }],
  ['to a named version leaves the canary', { ...both, canary }, '1', { live: '1', canary, withdrawn: '2' }],
  ['to the version of the canary ends the canary', { live: '2', canary }, '3', { live: '3', withdrawn: '2' }],
  [
    'undoes a rollback by naming the withdrawn version',
    { live: '1', withdrawn: '2' },
    '2',
    { live: '2', withdrawn: '1' },
  ],
])('rollBack %s', (_what, before, to, after) => {
  expect(rollBack(before, to)).toEqual(after);
});

test('promote makes the canary live and the live release the fallback', () => {
  expect(promote({ ...both, canary })).toEqual({ live: '3', previous: '2' });
});

test.each<[() => Channels, string]>([
  [() => deployCanary({}, '3', 10), 'A first release has nothing to be a canary beside: deploy it without --traffic'],
  [() => deployCanary({ live: '3' }, '3', 10), '3 is live already'],
  [() => promote(both), 'There is no canary to promote'],
  [
    () => rollBack({ live: '2', withdrawn: '3' }),
    'There is no release before the live one; name one with --to VERSION',
  ],
  [() => rollBack(both, '2'), '2 is live already'],
])('%s is refused: %s', (move, line) => {
  expect(move).toThrow(new StoreError(line));
});
