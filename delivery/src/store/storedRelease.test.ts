import { channelsOf, tagsOf, unwantedTags } from './channels';
import { checkName, isVersion } from './storedRelease';

test.each(['mfe-cart', 'shell', 'a1'])('%s can be the name of a package', (name) => expect(checkName(name)).toBe(name));

test.each(['', '../mfe-cart', 'mfe-cart/..', 'mfe_cart', 'Mfe-cart', '-a', '1a', 'a b', 'a\n'])(
  '"%s" is no valid name of a package',
  (name) => expect(() => checkName(name)).toThrow(`"${name}" is not the name of a package`),
);

test('isVersion accepts exact semantic versions only', () => {
  expect(['1.0.0-gaaaaaaaa', '10.2.3'].map(isVersion)).toEqual([true, true]);
  expect(['v1.0.0', '1.0', '1.0.0/..', ' 1.0.0', 'latest', ''].map(isVersion)).toEqual(Array(6).fill(false));
});

test('the tag of a canary names the group that it belongs to', () => {
  const channels = { live: '2', canary: { version: '3', traffic: 10, group: 'mfe_catalog' } };
  const tags = tagsOf(channels);
  expect([...tags.keys()]).toEqual(['live', 'canary-10-with-mfe_catalog']);
  expect(channelsOf(Object.fromEntries(tags))).toEqual(channels);
  expect(unwantedTags(Object.fromEntries(tags), new Map())).toEqual(['canary-10-with-mfe_catalog', 'live']);
});

test('tags are set from previous to withdrawn; unwanted tags leave out those that are no channels', () => {
  const channels = { live: '2', previous: '1', canary: { version: '3', traffic: 99 }, withdrawn: '0' };
  expect([...tagsOf(channels).keys()]).toEqual(['previous', 'live', 'canary-99', 'withdrawn']);
  const tags = { previous: '1', latest: '2', live: '2', 'canary-1': '3', 'canary-99': '3', 'canary-100': '3' };
  expect(channelsOf(tags)).toEqual({ live: '2', previous: '1', canary: { version: '3', traffic: 1 } });
  expect(unwantedTags(tags, new Map())).toEqual(['canary-1', 'canary-99', 'live', 'previous']);
  expect(unwantedTags(tags, new Map([['live', '2']]))).toEqual(['canary-1', 'canary-99', 'previous']);
});
