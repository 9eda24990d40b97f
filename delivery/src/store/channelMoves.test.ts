import { checkTraffic, deployCanary, deployLive, promote, rollBack } from './channelMoves';
import { type Channels, StoreError } from './releaseStore';

const canary = { version: '3', traffic: 10 };

describe('a deployment for everybody', () => {
  test.each<[string, Channels, Channels]>([
    ['the first has no fallback', {}, { live: '2' }],
    ['what was live is the fallback', { live: '1' }, { live: '2', previous: '1' }],
    ['what stood in before does no more', { live: '1', previous: '0' }, { live: '2', previous: '1' }],
    ['again, it is live as it was', { live: '2', previous: '1' }, { live: '2', previous: '1' }],
    ['of what stood in, the two change places', { live: '1', previous: '2' }, { live: '2', previous: '1' }],
    ['the canary goes on', { live: '1', canary }, { live: '2', previous: '1', canary }],
    [
      'of the canary, it is one no more',
      { live: '1', canary: { version: '2', traffic: 50 } },
      { live: '2', previous: '1' },
    ],
    ['brings back what was taken back', { live: '1', withdrawn: '2' }, { live: '2', previous: '1' }],
  ])('%s', (_what, before, after) => {
    expect(deployLive(before, '2')).toEqual(after);
  });
});

describe('a canary', () => {
  test.each<[string, Channels, Channels]>([
    ['gets its share, and nothing else moves', { live: '1', previous: '0' }, { live: '1', previous: '0', canary }],
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

  test('needs a live release beside it, which it is not itself', () => {
    expect(() => deployCanary({}, '3', 10)).toThrow(
      new StoreError('A first release has nothing to be a canary beside: deploy it without --traffic'),
    );
    expect(() => deployCanary({ live: '3' }, '3', 10)).toThrow(new StoreError('3 is live already'));
  });
});

describe('a promotion', () => {
  test('shows the canary to everybody; what was live is the fallback', () => {
    expect(promote({ live: '2', previous: '1', canary })).toEqual({ live: '3', previous: '2' });
  });

  test('needs a canary', () => {
    expect(() => promote({ live: '2', previous: '1' })).toThrow(new StoreError('There is no canary to promote'));
  });
});

describe('a rollback', () => {
  test.each<[string, Channels, string | undefined, Channels]>([
    [
      'takes back the canary, and leaves what everybody has',
      { live: '2', previous: '1', canary },
      undefined,
      { live: '2', previous: '1', withdrawn: '3' },
    ],
    [
      'without one shows what was live before, which has no fallback',
      { live: '2', previous: '1' },
      undefined,
      { live: '1', withdrawn: '2' },
    ],
    [
      'shows the version that is named',
      { live: '3', previous: '2' },
      '1',
      { live: '1', previous: '2', withdrawn: '3' },
    ],
    ['to the one before does the same', { live: '3', previous: '2' }, '2', { live: '2', withdrawn: '3' }],
    [
      'to a version leaves the canary',
      { live: '2', previous: '1', canary },
      '1',
      { live: '1', canary, withdrawn: '2' },
    ],
    ['to the canary leaves none', { live: '2', canary }, '3', { live: '3', withdrawn: '2' }],
    [
      'of a rollback is a matter of naming the version',
      { live: '1', withdrawn: '2' },
      '2',
      { live: '2', withdrawn: '1' },
    ],
  ])('%s', (_what, before, to, after) => {
    expect(rollBack(before, to)).toEqual(after);
  });

  test('needs something to go back to', () => {
    expect(() => rollBack({ live: '2', withdrawn: '3' })).toThrow(
      new StoreError('There is no release before the live one; name one with --to VERSION'),
    );
    expect(() => rollBack({ live: '2', previous: '1' }, '2')).toThrow(new StoreError('2 is live already'));
  });
});
