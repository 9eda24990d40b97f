import { loadContainer } from './loadContainer';

const url = 'https://cdn.example.com/mfe-cart/1.0.0/remoteEntry.js';
const page = globalThis as Record<string, unknown>;
const initSharing = jest.fn(async () => {});
const shareScope = {};

beforeEach(() => {
  document.head.innerHTML = '';
  page.mfe_cart = undefined;
  Object.assign(page, {
    __webpack_init_sharing__: initSharing,
    __webpack_share_scopes__: { default: shareScope },
  });
});

const script = () => document.head.querySelector('script');
const container = () => ({ init: jest.fn(), get: jest.fn() });

/** Defines the remote, if given, and dispatches the script's load event. */
function arrive(remote?: unknown) {
  if (remote) page.mfe_cart = remote;
  script()?.dispatchEvent(new Event('load'));
}

test('loadContainer requests the script with its digest and initializes it with the host’s share scope', async () => {
  const loading = loadContainer('mfe_cart', url, 'sha384-abc');
  expect(script()).toMatchObject({ src: url, integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  const remote = container();
  arrive(remote);
  await expect(loading).resolves.toBe(remote);
  expect(initSharing).toHaveBeenCalledWith('default');
  expect(remote.init).toHaveBeenCalledWith(shareScope);
  expect(script()).toBeNull();
});

const refusing = { ...container(), init: () => Promise.reject(new Error('react 18 is too old')) };

test.each([
  ['cannot be fetched', 'fetch', 'could not be loaded', () => script()?.dispatchEvent(new Event('error'))],
  ['defines no remote', 'evaluate', 'defines no remote named mfe_cart', () => arrive()],
  ['refuses the share scope', 'init', 'does not start: Error: react 18 is too old', () => arrive(refusing)],
])('a script that %s rejects with its address and phase', async (_what, phase, message, then) => {
  const loading = loadContainer('mfe_cart', url, undefined);
  expect(script()?.hasAttribute('integrity')).toBe(false);
  then();
  await expect(loading).rejects.toMatchObject({ phase, message: `${url} ${message}` });
  expect(script()).toBeNull();
});

test('an ES module is imported by the script for such entries, then gets the share scope', async () => {
  const remote = container();
  const importEntry = jest.fn(async () => remote);
  Object.assign(page, {
    __webpack_public_path__: '/shell/1.0.0/',
    RELEASE_DIGESTS: { 'mountable.js': 'sha384-own' },
    laterScript: { importEntry },
  });
  const address = url.replace(/js$/, 'mjs');
  const loading = loadContainer('mfe_cart', address, 'sha384-abc');
  expect(script()?.getAttribute('src')).toBe('/shell/1.0.0/mountable.js');
  expect(script()?.integrity).toBe('sha384-own');
  script()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe(remote);
  expect(importEntry).toHaveBeenCalledWith(address, 'sha384-abc');
  expect(remote.init).toHaveBeenCalledWith(shareScope);
});

test('a script that arrived and was refused by its digest fails in the phase digest', async () => {
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }, { responseStatus: 200 }] });
  const loading = loadContainer('mfe_cart', url, 'sha384-abc');
  script()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ phase: 'digest' });
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

test('a script that defines no remote does not reuse the remote of an earlier script', async () => {
  const [good, failing] = [loadContainer('mfe_cart', url, undefined), loadContainer('mfe_cart', `${url}?b`, undefined)];
  const [first, second] = document.head.querySelectorAll('script');
  const remote = container();
  page.mfe_cart = remote;
  first?.dispatchEvent(new Event('load'));
  await expect(good).resolves.toBe(remote);
  second?.dispatchEvent(new Event('load'));
  await expect(failing).rejects.toMatchObject({ phase: 'evaluate' });
});
