import { checkTraffic, deployCanary, deployLive, promote, rollBack } from './channelMoves';
import { type Channels, StoreError } from './releaseStore';

const canary = { version: '3', traffic: 10 };
const both = { live: '2', previous: '1' };

test.each<[string, Channels, Channels]>([
  ['the first has no fallback', {}, { live: '2' }],
  ['what was live is the fallback, and what stood in before does no more', { live: '1', previous: '0' }, both],
  ['again, it is live as it was', both, both],
  ['of what stood in, the two change places', { live: '1', previous: '2' }, both],
  ['the canary goes on', { live: '1', canary }, { ...both, canary }],
  ['of the canary, it is one no more', { live: '1', canary: { version: '2', traffic: 50 } }, both],
  ['it brings back what was taken back', { live: '1', withdrawn: '2' }, both],
])('a deployment for everybody: %s', (_what, before, after) => {
  expect(deployLive(before, '2')).toEqual(after);
});

describe('a canary', () => {
  test.each<[string, Channels, Channels]>([
    ['gets its share, and nothing else moves', both, { ...both, canary }],
    ['takes the place of another', { live: '1', canary: { version: '2', traffic: 50 } }, { live: '1', canary }],
    ['gets another share', { live: '1', canary: { version: '3', traffic: 50 } }, { live: '1', canary }],
    ['leaves what was taken back', { live: '1', withdrawn: '2' }, { live: '1', withdrawn: '2', canary }],
    ['may be what was taken back', { live: '1', withdrawn: '3' }, { live: '1', canary }],
  ])('%s', (_what, before, after) => {
    expect(deployCanary(before, '3', 10)).toEqual(after);
  });

  test.each([1, 99])('gets %s per cent', (traffic) => {
    expect(deployCanary({ live: '1' }, '3', traffic)).toEqual({ live: '1', canary: { version: '3', traffic } });
  });

  test.each([0, 100, -1, 12.5, Number.NaN])('does not get %s per cent', (traffic) => {
    const refusal = new StoreError(`A canary gets 1 to 99 per cent of the visitors, not ${traffic}`);
    expect(() => checkTraffic({ live: '1' }, traffic)).toThrow(refusal);
    expect(() => deployCanary({ live: '1' }, '3', traffic)).toThrow(refusal);
  });
});

test.each<[string, Channels, string | undefined, Channels]>([
  ['the canary, and leaves what everybody has', { ...both, canary }, undefined, { ...both, withdrawn: '3' }],
  ['without one what is live: what was before has no fallback', both, undefined, { live: '1', withdrawn: '2' }],
  ['to the version that is named', { live: '3', previous: '2' }, '1', { live: '1', previous: '2', withdrawn: '3' }],
  ['to the one before, the same', { live: '3', previous: '2' }, '2', { live: '2', withdrawn: '3' }],
  ['to a version, and leaves the canary', { ...both, canary }, '1', { live: '1', canary, withdrawn: '2' }],
  ['to the canary, and leaves none', { live: '2', canary }, '3', { live: '3', withdrawn: '2' }],
  ['a rollback, by naming the version', { live: '1', withdrawn: '2' }, '2', { live: '2', withdrawn: '1' }],
])('a rollback takes back %s', (_what, before, to, after) => {
  expect(rollBack(before, to)).toEqual(after);
});

test('a promotion shows the canary to everybody; what was live is the fallback', () => {
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
