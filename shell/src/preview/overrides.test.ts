import { unsealed } from '@site/shared/contracts';
import { deployment, discoveryOf, pin } from '../testing/discovery';
import {
  isVersion,
  keepOverrides,
  keptOverrides,
  missingIn,
  needingConsent,
  overridesIn,
  pinsLeft,
  releasesIn,
  withOverrides,
} from './overrides';

const remote = 'mfe_catalog';
const live = deployment(remote, '1.1.0', { previous: '1.0.0' });
const canary = deployment(remote, '1.2.0', { previous: '1.1.0', canary: 10 });
const file = discoveryOf({ [remote]: [live, canary], mfe_cart: [deployment('mfe_cart', '3.0.0')] });
const local = 'http://localhost:3001/remoteEntry.js';

/** A browser in which that is written wherever one looks. */
const keeping = (text: string) => ({ localStorage: { getItem: () => text }, sessionStorage: { getItem: () => text } });

const chosen = (choice: string, kept = {}) => withOverrides(file, { [remote]: choice }, kept).microFrontends[remote];

describe('what somebody asks for', () => {
  test('stands in the address, for any number of remotes', () => {
    expect(
      overridesIn(`?x=1&remote=${remote}@${local}&remote=mfe_cart@canary&remote=mfe_content@1.4.0-g3fa9c1d2`),
    ).toEqual({
      [remote]: local,
      mfe_cart: 'canary',
      mfe_content: '1.4.0-g3fa9c1d2',
    });
  });

  test.each([
    'https://example.com/remoteEntry.js',
    'http://localhost.example.com/remoteEntry.js',
    'http://localhost@example.com/remoteEntry.js',
    '//localhost:3001/remoteEntry.js',
    '/mfe-catalog/1/remoteEntry.js',
    'javascript:alert(1)//localhost',
    'ftp://localhost/remoteEntry.js',
    '',
  ])('%s is refused: only this machine may bring code without a digest', (choice) => {
    expect(overridesIn(`?remote=${encodeURIComponent(`${remote}@${choice}`)}`)).toEqual({});
    expect(keptOverrides(keeping(JSON.stringify({ [remote]: choice })))).toEqual({});
  });

  test('is no matter for the shell, nor for what is no remote', () => {
    expect(overridesIn(`?remote=shell@canary&remote=__proto__@canary&remote=canary`)).toEqual({});
  });
});

describe('what a browser keeps', () => {
  test('is what was asked for, until nothing is', () => {
    keepOverrides(window, { [remote]: 'canary' });
    expect(keptOverrides(window)).toEqual({ [remote]: 'canary' });
    keepOverrides(window, {});
    expect(localStorage.length).toBe(0);
  });

  test('is code from this machine only as long as the tab is open', () => {
    keepOverrides(window, { [remote]: local, mfe_cart: 'canary' });
    expect(keptOverrides(window)).toEqual({ [remote]: local, mfe_cart: 'canary' });
    expect(localStorage.getItem('previewRemotes')).toBe('{"mfe_cart":"canary"}');
    sessionStorage.clear();
    expect(keptOverrides(window)).toEqual({ mfe_cart: 'canary' });
    localStorage.setItem('previewRemotes', JSON.stringify({ [remote]: local }));
    expect(keptOverrides(window)).toEqual({});
    keepOverrides(window, {});
  });

  test('is nothing where the browser forbids it', () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const forbidding = Object.defineProperties({} as Window, { localStorage: { get }, sessionStorage: { get } });
    keepOverrides(forbidding, { [remote]: 'canary' });
    expect(keptOverrides(forbidding)).toEqual({});
  });

  test.each(['{', 'null', '[]', '7', '{"mfe_catalog":7}'])('%s counts as nothing', (text) => {
    expect(keptOverrides(keeping(text))).toEqual({});
  });
});

test('the reader’s word is needed for code from this machine, once in a tab, and for none of the site’s own releases', () => {
  const asked = { [remote]: local, mfe_cart: 'canary', mfe_content: '1.0.0' };
  expect(needingConsent(asked, {})).toEqual({ [remote]: local });
  expect(needingConsent(asked, { [remote]: local })).toEqual({});
  expect(needingConsent(asked, { [remote]: 'http://localhost:3002/remoteEntry.js' })).toEqual({ [remote]: local });
});

test('the releases to choose from are those of the discovery file', () => {
  const found = releasesIn(file.microFrontends[remote]);
  expect(found.map(({ channel, deployment: it }) => `${channel} ${it.metadata.version}`)).toEqual([
    ...['live 1.1.0', 'canary 1.2.0', 'previous 1.0.0'],
  ]);
  expect(releasesIn([])).toEqual([]);
});

test.each([
  ['live', '1.1.0'],
  ['canary', '1.2.0'],
  ['previous', '1.0.0'],
  ['1.2.0', '1.2.0'],
])('%s becomes the only deployment, with its own digest and no fallback release', (choice, version) => {
  const [only, ...others] = chosen(choice) ?? [];
  expect(others).toEqual([]);
  expect(only).toMatchObject({ url: pin(remote, version).url, deployment: { traffic: 100, default: true } });
  expect(only?.metadata).toEqual({ version, integrity: pin(remote, version).integrity });
  expect(only).not.toHaveProperty('fallbackUrl');
});

test('the release before has none of the live release’s digests, which would refuse its files', () => {
  const live = deployment(remote, '1.1.0', { previous: '1.0.0' });
  const modules = { './ProductPage': { js: ['data.js'], css: [] } };
  const extras = { modulefederation: { modules, shared: '^1.0.0', digests: { 'data.js': 'sha384-a' } } };
  const [, previous] = releasesIn([{ ...live, extras }]);
  expect(previous?.channel).toBe('previous');
  expect(previous?.deployment.extras.modulefederation).not.toHaveProperty('digests');
});

test('an address on this machine is taken without a digest', () => {
  const metadata = { version: 'localhost:3001', integrity: unsealed };
  expect(chosen(local)).toMatchObject([{ url: local, metadata }]);
});

test('a release in no channel is taken from those that the site still has, with its digest, and not from another remote’s', () => {
  const old = pin(remote, '0.9.0');
  const kept = { [remote]: [old, pin(remote, '1.1.0')] };
  const metadata = { version: '0.9.0', integrity: old.integrity };
  expect(chosen('0.9.0', kept)).toMatchObject([{ url: old.url, metadata }]);
  expect(withOverrides(file, { mfe_cart: '0.9.0' }, kept)).toEqual(file);
});

test('what is asked for and not there is known', () => {
  const kept = { [remote]: [pin(remote, '0.9.0')] };
  const asked = { [remote]: '0.9.0', mfe_cart: 'canary', mfe_content: '1.0.0' };
  expect(missingIn(file, asked, kept)).toEqual({ mfe_cart: 'canary', mfe_content: '1.0.0' });
  expect(missingIn(file, asked, {})).toEqual(asked);
  expect(missingIn(file, { [remote]: local, mfe_cart: 'live' }, {})).toEqual({});
});

test('only a version may need more than the discovery file', () => {
  expect(['live', 'canary', 'previous', local, '1.0.0-g3fa9c1d2'].filter(isVersion)).toEqual(['1.0.0-g3fa9c1d2']);
});

test('what there is no more leaves the remote as it is; others always stay', () => {
  expect(chosen('0.9.0')).toEqual([live, canary]);
  expect(withOverrides(file, { mfe_cart: 'canary' })).toEqual(file);
  expect(withOverrides(file, { [remote]: 'canary' }).microFrontends.mfe_cart).toBe(file.microFrontends.mfe_cart);
});

test('an overridden remote loses its pin: other code than that of its HTML takes it over', () => {
  const pins = { shell: pin('shell', '1'), [remote]: pin(remote, '1.1.0') };
  expect(pinsLeft(pins, { [remote]: 'canary' })).toEqual({ shell: pins.shell });
  expect(pinsLeft(pins, {})).toEqual(pins);
});
