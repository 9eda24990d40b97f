import { unsealed } from '@site/shared/contracts';
import { deployment, discoveryOf, pin } from '../testing/discovery';
import {
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

/** Creates a browser whose local and session storage return this text for every key. */
const keeping = (text: string) => ({ localStorage: { getItem: () => text }, sessionStorage: { getItem: () => text } });

const chosen = (choice: string, kept = {}) => withOverrides(file, { [remote]: choice }, kept).microFrontends[remote];

describe('an override in the address', () => {
  test('names a release or an address, for any number of remotes', () => {
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
    'javascript:alert(1)//localhost',
  ])('%s is refused: only local addresses may load code without a digest', (choice) => {
    expect(overridesIn(`?remote=${encodeURIComponent(`${remote}@${choice}`)}`)).toEqual({});
    expect(keptOverrides(keeping(JSON.stringify({ [remote]: choice })))).toEqual({});
  });
});

describe('the browser’s storage', () => {
  test('keeps overrides until an empty set replaces them', () => {
    keepOverrides(window, { [remote]: 'canary' });
    expect(keptOverrides(window)).toEqual({ [remote]: 'canary' });
    keepOverrides(window, {});
    expect(localStorage.length).toBe(0);
  });

  test('keeps overrides with a local address only in session storage', () => {
    keepOverrides(window, { [remote]: local, mfe_cart: 'canary' });
    expect(keptOverrides(window)).toEqual({ [remote]: local, mfe_cart: 'canary' });
    expect(localStorage.getItem('previewRemotes')).toBe('{"mfe_cart":"canary"}');
    sessionStorage.clear();
    expect(keptOverrides(window)).toEqual({ mfe_cart: 'canary' });
    localStorage.setItem('previewRemotes', JSON.stringify({ [remote]: local }));
    expect(keptOverrides(window)).toEqual({});
    keepOverrides(window, {});
  });

  test('yields no overrides where the browser forbids access', () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const forbidding = Object.defineProperties({} as Window, { localStorage: { get }, sessionStorage: { get } });
    keepOverrides(forbidding, { [remote]: 'canary' });
    expect(keptOverrides(forbidding)).toEqual({});
  });

  test.each(['{', 'null', '[]', '7', '{"mfe_catalog":7}'])('yields no overrides for the text %s', (text) => {
    expect(keptOverrides(keeping(text))).toEqual({});
  });
});

test('local code needs consent once in a tab; releases of the site need none', () => {
  const asked = { [remote]: local, mfe_cart: 'canary', mfe_content: '1.0.0' };
  expect(needingConsent(asked, {})).toEqual({ [remote]: local });
  expect(needingConsent(asked, { [remote]: local })).toEqual({});
  expect(needingConsent(asked, { [remote]: 'http://localhost:3002/remoteEntry.js' })).toEqual({ [remote]: local });
});

test('releasesIn lists the live, canary and previous releases of the discovery file', () => {
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
])('the override %s becomes the only deployment, with its own digest and no fallback release', (choice, version) => {
  const [only, ...others] = chosen(choice) ?? [];
  expect(others).toEqual([]);
  expect(only).toMatchObject({ url: pin(remote, version).url, deployment: { traffic: 100, default: true } });
  expect(only?.metadata).toEqual({ version, integrity: pin(remote, version).integrity });
  expect(only).not.toHaveProperty('fallbackUrl');
});

test('the previous release does not inherit the file digests of the live release', () => {
  const live = deployment(remote, '1.1.0', { previous: '1.0.0' });
  const modules = { './ProductPage': { js: ['data.js'], css: [] } };
  const extras = { modulefederation: { modules, shared: '^1.0.0', digests: { 'data.js': 'sha384-a' } } };
  const [, previous] = releasesIn([{ ...live, extras }]);
  expect(previous?.channel).toBe('previous');
  expect(previous?.deployment.extras.modulefederation).not.toHaveProperty('digests');
});

test('a local address is accepted without a digest', () => {
  const metadata = { version: 'localhost:3001', integrity: unsealed };
  expect(chosen(local)).toMatchObject([{ url: local, metadata }]);
});

test('a release in no channel comes, with its digest, from the remote’s kept releases', () => {
  const old = pin(remote, '0.9.0');
  const kept = { [remote]: [old, pin(remote, '1.1.0')] };
  const metadata = { version: '0.9.0', integrity: old.integrity };
  expect(chosen('0.9.0', kept)).toMatchObject([{ url: old.url, metadata }]);
  expect(withOverrides(file, { mfe_cart: '0.9.0' }, kept)).toEqual(file);
});

test('missingIn lists the overrides that name no existing release', () => {
  const kept = { [remote]: [pin(remote, '0.9.0')] };
  const asked = { [remote]: '0.9.0', mfe_cart: 'canary', mfe_content: '1.0.0' };
  expect(missingIn(file, asked, kept)).toEqual({ mfe_cart: 'canary', mfe_content: '1.0.0' });
  expect(missingIn(file, asked, {})).toEqual(asked);
  expect(missingIn(file, { [remote]: local, mfe_cart: 'live' }, {})).toEqual({});
});

test('an override without a release leaves its remote unchanged; other remotes always stay unchanged', () => {
  expect(chosen('0.9.0')).toEqual([live, canary]);
  expect(withOverrides(file, { mfe_cart: 'canary' })).toEqual(file);
  expect(withOverrides(file, { [remote]: 'canary' }).microFrontends.mfe_cart).toBe(file.microFrontends.mfe_cart);
});

test('an overridden remote loses its pin, since its code differs from that of the HTML', () => {
  const pins = { shell: pin('shell', '1'), [remote]: pin(remote, '1.1.0') };
  expect(pinsLeft(pins, { [remote]: 'canary' })).toEqual({ shell: pins.shell });
  expect(pinsLeft(pins, {})).toEqual(pins);
});
