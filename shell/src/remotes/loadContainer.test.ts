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

/** The script runs, and says so. */
function arrive(remote?: unknown) {
  if (remote) page.mfe_cart = remote;
  script()?.dispatchEvent(new Event('load'));
}

test('the script is asked for with its digest, and connected to what the host shares', async () => {
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
  ['does not come', 'fetch', 'could not be loaded', () => script()?.dispatchEvent(new Event('error'))],
  ['defines no remote', 'evaluate', 'defines no remote named mfe_cart', () => arrive()],
  ['refuses what is shared', 'init', 'does not start: Error: react 18 is too old', () => arrive(refusing)],
])('a script that %s is an error that names it', async (_what, phase, message, then) => {
  const loading = loadContainer('mfe_cart', url, undefined);
  expect(script()?.hasAttribute('integrity')).toBe(false);
  then();
  await expect(loading).rejects.toMatchObject({ phase, message: `${url} ${message}` });
  expect(script()).toBeNull();
});

test('one that came and was refused is not what had been deployed', async () => {
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }, { responseStatus: 200 }] });
  const loading = loadContainer('mfe_cart', url, 'sha384-abc');
  script()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ phase: 'digest' });
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

test('a script that fails is not taken for the release that came just before it', async () => {
  const [good, failing] = [loadContainer('mfe_cart', url, undefined), loadContainer('mfe_cart', `${url}?b`, undefined)];
  const [first, second] = document.head.querySelectorAll('script');
  const remote = container();
  page.mfe_cart = remote;
  first?.dispatchEvent(new Event('load'));
  await expect(good).resolves.toBe(remote);
  second?.dispatchEvent(new Event('load'));
  await expect(failing).rejects.toMatchObject({ phase: 'evaluate' });
});
