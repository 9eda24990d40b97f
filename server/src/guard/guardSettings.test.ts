import path from 'node:path';
import { ServerSettingsError } from '../serverSettingsError';
import { useTemporaryFolder, writeFiles } from '../testing/temporaryFolder';
import { readGuardSettings } from './guardSettings';
import { takeBackFile } from './takeBackCommand';

const folder = useTemporaryFolder();
const read = (env: NodeJS.ProcessEnv) =>
  readGuardSettings(env, { root: folder(), siteDir: '/srv/site', dataDir: '/srv/var' });

test('where no release store is known, canaries are only told of, and that is said to be assumed', () => {
  expect(read({})).toEqual({ place: null, isAssumed: true, file: '/srv/var/guard.json' });
});

describe('with the commands', () => {
  beforeEach(() => writeFiles(folder(), { [takeBackFile]: '' }));

  test('and the folder of releases, canaries are taken back, and the site published', async () => {
    expect(read({})?.place).toBeNull();
    await writeFiles(path.join(folder(), 'var/releases'), { 'shell/channels.json': '{}' });
    expect(read({})?.place).toEqual({ root: folder(), store: undefined, siteDir: '/srv/site' });
  });

  test('and a registry, another process publishes', () => {
    const store = 'https://npm.example.com/';
    expect(read({ SITE_STORE: store })?.place).toEqual({ root: folder(), store, siteDir: undefined });
    expect(read({ SITE_STORE: '/srv/releases' })?.place).toMatchObject({ siteDir: '/srv/site' });
  });

  test('they are told of, or not watched at all, where somebody says so', () => {
    const SITE_STORE = 'https://npm.example.com/';
    expect(read({ SITE_STORE, CANARY_GUARD: 'report' })).toMatchObject({ place: null, isAssumed: false });
    expect(read({ SITE_STORE, CANARY_GUARD: 'off' })).toBeNull();
    expect(read({ SITE_STORE, CANARY_GUARD: 'on' })?.place).not.toBeNull();
  });

  test.each([
    ['on', 'CANARY_GUARD=on needs the release store: set SITE_STORE'],
    ['yes', 'CANARY_GUARD must be on, off or report, not yes'],
    ['', 'CANARY_GUARD must be on, off or report, not '],
  ])('CANARY_GUARD=%s can’t be meant', (CANARY_GUARD, message) => {
    expect(() => read({ CANARY_GUARD })).toThrow(new ServerSettingsError(message));
  });
});
