import { readFileSync } from 'node:fs';
import { inRoot } from '../repository';
import { versionsWithoutDigest, youngVersions } from './cooldown';

const integrity = 'sha512-a';
const before = { '': {}, 'node_modules/old': { version: '1.0.0', integrity } };
const today = Date.parse('2026-11-23T12:00:00Z');
const times: Readonly<Record<string, Record<string, string>>> = {
  old: { '1.0.0': '2026-11-23T11:00:00Z', '1.0.1': '2026-11-16T11:59:59Z', '1.0.2': '2026-11-16T12:00:01Z' },
  '@scope/real': { '2.0.0': '2026-11-23T11:00:00Z' },
};
const asked: string[] = [];
const check = (added: Parameters<typeof youngVersions>[0]) => {
  asked.length = 0;
  const publishedAt = async (name: string) => {
    asked.push(name);
    return times[name];
  };
  return youngVersions({ ...before, ...added }, before, publishedAt, today);
};

test('a version added to the lock file has to be seven days old', async () => {
  expect(await check({ 'node_modules/old': { version: '1.0.1', integrity } })).toEqual([]);
  expect(await check({ 'node_modules/old': { version: '1.0.2', integrity } })).toEqual([
    'old@1.0.2 was published on 2026-11-16',
  ]);
});

test('nested packages, aliases and versions without a date are checked too', async () => {
  expect(
    await check({
      'node_modules/a/node_modules/old': { version: '1.0.2', integrity },
      'node_modules/alias': { name: '@scope/real', version: '2.0.0', integrity },
      'node_modules/gone': { version: '1.0.0', integrity },
    }),
  ).toEqual([
    'old@1.0.2 was published on 2026-11-16',
    '@scope/real@2.0.0 was published on 2026-11-23',
    'gone@1.0.0: the registry does not say when it was published',
  ]);
});

test('versions already locked and own packages are not looked up', async () => {
  expect(
    await check({
      'node_modules/b/node_modules/old': { version: '1.0.0', integrity },
      'node_modules/@site/shared': { version: '1.4.0', integrity },
    }),
  ).toEqual([]);
  expect(asked).toEqual([]);
});

test('a version without a digest is named, on any system', () => {
  expect(
    versionsWithoutDigest({
      '': { version: '1.0.0' },
      'mfe-cart': { version: '1.0.0' },
      'node_modules/mfe-cart': { link: true },
      'node_modules/npm/node_modules/bundled': { version: '1.0.0', inBundle: true },
      'node_modules/whole': { version: '1.0.0', integrity },
      'node_modules/a/node_modules/only-win32': { version: '1.0.0' },
    }),
  ).toEqual(['only-win32@1.0.0 has no digest']);
});

test('all versions of this repository have a digest', () => {
  expect(versionsWithoutDigest(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages)).toEqual([]);
});
