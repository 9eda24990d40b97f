import type { Discovery } from '@site/shared/contracts';
import { createRemoteLoader } from './createRemoteLoader';
import type { Container } from './loadContainer';

const newest = '/mfe-cart/2/remoteEntry.js';
const before = '/mfe-cart/1/remoteEntry.js';

const discovery: Discovery = {
  schema: 'https://mfewg.org/schema/v1-pre.json',
  microFrontends: {
    mfe_cart: [
      {
        url: newest,
        fallbackUrl: before,
        metadata: { version: '2', integrity: 'sha384-two', fallbackIntegrity: 'sha384-one' },
        deployment: { traffic: 100, default: true },
        extras: { modulefederation: { modules: {}, shared: '^1.0.0' } },
      },
    ],
    mfe_content: [
      {
        url: '/mfe-content/1/remoteEntry.js',
        metadata: { version: '1', integrity: 'sha384-content' },
        deployment: { traffic: 100, default: true },
        extras: { modulefederation: { modules: {}, shared: '^1.0.0' } },
      },
    ],
  },
};

const loadContainer = jest.fn<Promise<Container>, [string, string, string | undefined]>();
const whenNeeded = jest.fn();
const create = () => createRemoteLoader({ discovery, visitor: 0, loadContainer, whenNeeded });

beforeEach(() => {
  loadContainer.mockReset().mockImplementation(async (_name, url) => holding(url));
  whenNeeded.mockReset();
});
afterEach(() => jest.useRealTimers());

/** A remote whose modules say where they come from. */
function holding(url: string): Container {
  return { init() {}, get: async (name) => () => ({ default: `${name} of ${url}` }) };
}

const failing = () => Promise.reject(new Error('no network'));
const hanging = () => new Promise<never>(() => {});
const attempts = () => loadContainer.mock.calls;

test('a module comes out of the deployed version, whose entry is loaded once', async () => {
  const loader = create();
  const panel = loader.load('mfe_cart/CartPanel');
  expect(loader.load('mfe_cart/CartPanel')).toBe(panel);
  await expect(panel).resolves.toEqual({ default: `./CartPanel of ${newest}` });
  await expect(loader.load('mfe_cart/PurchaseUnavailable')).resolves.toEqual({
    default: `./PurchaseUnavailable of ${newest}`,
  });
  expect(attempts()).toEqual([['mfe_cart', newest, 'sha384-two']]);
});

test('an entry that fails once is tried again, under an address that no cache and no hanging request answers', async () => {
  loadContainer.mockImplementationOnce(failing);
  await expect(create().load('mfe_cart/CartPanel')).resolves.toEqual({ default: `./CartPanel of ${newest}?try=2` });
  expect(attempts()).toHaveLength(2);
});

test('one that fails twice gives way to the version before it, with its own digest', async () => {
  loadContainer.mockImplementationOnce(failing).mockImplementationOnce(failing);
  await expect(create().load('mfe_cart/CartPanel')).resolves.toEqual({ default: `./CartPanel of ${before}` });
  expect(attempts()).toEqual([
    ['mfe_cart', newest, 'sha384-two'],
    ['mfe_cart', `${newest}?try=2`, 'sha384-two'],
    ['mfe_cart', before, 'sha384-one'],
  ]);
});

test('so does one that does not run with what is shared', async () => {
  loadContainer.mockImplementation(async (_name, url) =>
    url.startsWith(newest) ? { init() {}, get: () => Promise.reject(new Error('needs shared ^2.0.0')) } : holding(url),
  );
  await expect(create().load('mfe_cart/CartPanel')).resolves.toEqual({ default: `./CartPanel of ${before}` });
});

test('one that hangs has 8 s for each attempt', async () => {
  jest.useFakeTimers();
  loadContainer.mockImplementationOnce(hanging).mockImplementationOnce(hanging);
  const panel = create().load('mfe_cart/CartPanel');
  await jest.advanceTimersByTimeAsync(7_999);
  expect(attempts()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempts()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(8_000);
  await expect(panel).resolves.toEqual({ default: `./CartPanel of ${before}` });
});

test('a module that hangs in a remote that came has no longer', async () => {
  jest.useFakeTimers();
  loadContainer.mockImplementation(async (_name, url) =>
    url.startsWith(newest) ? { init() {}, get: hanging } : holding(url),
  );
  const panel = create().load('mfe_cart/CartPanel');
  await jest.advanceTimersByTimeAsync(16_000);
  await expect(panel).resolves.toEqual({ default: `./CartPanel of ${before}` });
});

test('two modules of a remote that hangs share each of its attempts', async () => {
  jest.useFakeTimers();
  loadContainer.mockImplementationOnce(hanging);
  const loader = create();
  const both = Promise.all([loader.load('mfe_cart/CartPanel'), loader.load('mfe_cart/PurchaseUnavailable')]);
  await jest.advanceTimersByTimeAsync(8_000);
  await both;
  expect(attempts()).toHaveLength(2);
});

test('when everything fails the error tells of each attempt', async () => {
  loadContainer.mockImplementation(failing);
  await expect(create().load('mfe_cart/CartPanel')).rejects.toThrow(
    'mfe_cart/CartPanel could not be loaded: Error: no network; Error: no network; Error: no network',
  );
});

test('a remote that is not deployed is an error', async () => {
  await expect(create().load('mfe_account/LoginPage')).rejects.toThrow('mfe_account/LoginPage could not be loaded');
});

test('one remote that fails leaves the others alone', async () => {
  loadContainer.mockImplementation(async (name, url) => (name === 'mfe_cart' ? failing() : holding(url)));
  const loader = create();
  await expect(loader.load('mfe_cart/CartPanel')).rejects.toThrow();
  await expect(loader.load('mfe_content/HomePage')).resolves.toBeDefined();
});

test('what has failed is tried again only when someone asks', async () => {
  loadContainer.mockImplementation(failing);
  const loader = create();
  await expect(loader.load('mfe_content/HomePage')).rejects.toThrow();
  await expect(loader.load('mfe_content/HomePage')).rejects.toThrow();
  expect(attempts()).toHaveLength(2);

  loadContainer.mockImplementation(async (_name, url) => holding(url));
  loader.retry('mfe_content/HomePage');
  await expect(loader.load('mfe_content/HomePage')).resolves.toBeDefined();
});

test('a page about to be shown is brought, again if it failed before, and not if it is there', async () => {
  loadContainer.mockImplementationOnce(failing).mockImplementationOnce(failing);
  const loader = create();
  await expect(loader.prepare('mfe_content/HomePage')).rejects.toThrow();
  await expect(loader.prepare('mfe_content/HomePage')).resolves.toBeDefined();
  expect(loader.prepare('mfe_content/HomePage')).toBeNull();
});

describe('for HTML that is there already', () => {
  test('the code comes now, or when it is needed', async () => {
    let need = () => {};
    whenNeeded.mockReturnValue(new Promise<void>((resolve) => (need = resolve)));
    const loader = create();
    await expect(loader.loadForHydration('mfe_content/HomePage', 'now')).resolves.toBeDefined();
    const panel = loader.loadForHydration('mfe_cart/CartPanel', 'needed');
    expect(loader.loadForHydration('mfe_cart/CartPanel', 'needed')).toBe(panel);
    expect(attempts()).toHaveLength(1);
    need();
    await expect(panel).resolves.toEqual({ default: `./CartPanel of ${newest}` });
  });

  test('a page is unhydrated until its code is there', async () => {
    const loader = create();
    expect(loader.isUnhydrated('mfe_content/HomePage')).toBe(false);
    const page = loader.loadForHydration('mfe_content/HomePage', 'now');
    expect(loader.isUnhydrated('mfe_content/HomePage')).toBe(true);
    await page;
    expect(loader.isUnhydrated('mfe_content/HomePage')).toBe(false);
  });

  test('a failure is logged, and never rejects: the HTML stays', async () => {
    jest.mocked(console.error).mockImplementation(() => {});
    loadContainer.mockImplementation(failing);
    const loader = create();
    const settled = jest.fn();
    loader.loadForHydration('mfe_content/HomePage', 'now').then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
    expect(loader.isUnhydrated('mfe_content/HomePage')).toBe(true);
  });

  test('a page that could not be hydrated is an ordinary one once the visitor has come back to it', async () => {
    jest.mocked(console.error).mockImplementation(() => {});
    loadContainer.mockImplementationOnce(failing).mockImplementationOnce(failing);
    const loader = create();
    loader.loadForHydration('mfe_content/HomePage', 'now');
    await new Promise((resolve) => setTimeout(resolve, 0));
    await loader.prepare('mfe_content/HomePage');
    expect(loader.isUnhydrated('mfe_content/HomePage')).toBe(false);
  });
});
