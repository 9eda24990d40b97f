import { type Pin, type RemoteModuleId, unsealed } from '@site/shared/contracts';
import { digest, pin } from '../testing/discovery';
import { createReleaseLoader, type ReleaseLoader } from './createReleaseLoader';
import type { Container } from './loadContainer';

const release = pin('mfe_cart', '2');
const loadContainer = jest.fn<Promise<Container>, [string, string, string | undefined]>();
const create = (acceptsUnsealed = false) =>
  createReleaseLoader({ loadContainer, acceptsUnsealed: () => acceptsUnsealed });

beforeEach(() => loadContainer.mockReset().mockResolvedValue(holding(() => null)));
afterEach(() => jest.useRealTimers());

/** A remote whose modules have this default export. */
const holding = (exported: unknown): Container => ({ init() {}, get: async () => () => ({ default: exported }) });
const load = (loader: ReleaseLoader, id: RemoteModuleId, release: Pin) => loader.begin(id, release).module;
const hanging = () => new Promise<never>(() => {});
const addresses = () => loadContainer.mock.calls.map(([, address]) => address);

test('a module comes out of its release’s entry, which is loaded once with its digest', async () => {
  const loader = create();
  const panel = await load(loader, 'mfe_cart/CartPanel', release);
  await load(loader, 'mfe_cart/PurchaseUnavailable', release);
  expect(loadContainer.mock.calls).toEqual([['mfe_cart', release.url, digest('2')]]);
  expect(loader.loaded('mfe_cart/CartPanel', release)).toBe(panel);
  expect(loader.loaded('mfe_cart/CartPanel', pin('mfe_cart', '1'))).toBeUndefined();
});

test('one that failed is asked for under an address that no cache and no hanging request answers', async () => {
  loadContainer.mockRejectedValueOnce(new Error('no network'));
  const loader = create();
  await expect(load(loader, 'mfe_cart/CartPanel', release)).rejects.toThrow('no network');
  await load(loader, 'mfe_cart/CartPanel', release);
  expect(addresses()).toEqual([release.url, `${release.url}?try=2`]);
});

test('what hangs is waited for by all who ask, until one of them leaves it: then it is asked for anew, once', async () => {
  let answer = (_container: Container) => {};
  loadContainer.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockImplementation(hanging);
  const loader = create();
  const panel = loader.begin('mfe_cart/CartPanel', release);
  const popup = loader.begin('mfe_cart/PurchaseUnavailable', release);
  expect(addresses()).toEqual([release.url]);
  panel.leave();
  loader.begin('mfe_cart/CartPanel', release);
  popup.leave();
  loader.begin('mfe_cart/PurchaseUnavailable', release);
  expect(addresses()).toEqual([release.url, `${release.url}?try=2`]);

  answer(holding(() => null));
  expect(loader.originOf(await panel.module)).toBe(release);
  expect(loader.loaded('mfe_cart/CartPanel', release)).toBe(await panel.module);
});

test.each([
  ['no digest', { ...release, integrity: '' }],
  ['no digest at all', { ...release, integrity: undefined as unknown as string }],
  ['a digest that browsers would not read', { ...release, integrity: 'sha384-?' }],
  ['the mark of a development server', { ...release, integrity: unsealed }],
])('a release with %s never runs', async (_name, refused) => {
  await expect(load(create(), 'mfe_cart/CartPanel', refused)).rejects.toMatchObject({ phase: 'digest' });
  expect(loadContainer).not.toHaveBeenCalled();
});

test('where a development server may take their place, its mark is taken, and nothing else', async () => {
  const loader = create(true);
  await load(loader, 'mfe_cart/CartPanel', { ...release, integrity: unsealed });
  expect(loadContainer).toHaveBeenCalledWith('mfe_cart', release.url, undefined);
  await expect(load(loader, 'mfe_cart/CartPanel', { ...release, integrity: '' })).rejects.toMatchObject({
    phase: 'digest',
  });
});

test.each([
  ['mfe_cart/CartPanel', undefined],
  ['mfe_cart/CartPanel', 'text'],
  ['mfe_cart/CartPanel', {}],
  ['mfe_account/session', () => null],
  ['mfe_account/session', null],
] as const)('%s is not %p', async (id, exported) => {
  loadContainer.mockResolvedValue(holding(exported));
  await expect(load(create(), id, release)).rejects.toMatchObject({ phase: 'get' });
});

test.each([
  ['mfe_cart/CartPanel', class {}],
  ['mfe_cart/CartPanel', { $$typeof: Symbol.for('react.memo') }],
  ['mfe_account/session', { startSession() {} }],
] as const)('%s may be %p', async (id, exported) => {
  loadContainer.mockResolvedValue(holding(exported));
  await expect(load(create(), id, release)).resolves.toEqual({ default: exported });
});

test('a module that is not there, or throws as it runs, says which step it failed at', async () => {
  loadContainer.mockResolvedValueOnce({ init() {}, get: () => Promise.reject(new Error('no such module')) });
  const loader = create();
  await expect(load(loader, 'mfe_cart/CartPanel', release)).rejects.toMatchObject({
    phase: 'get',
    message: 'no such module',
  });
  const factory = () => {
    throw new Error('broken');
  };
  loadContainer.mockResolvedValueOnce({ init() {}, get: async () => factory });
  await expect(load(loader, 'mfe_cart/CartPanel', release)).rejects.toMatchObject({ phase: 'get', message: 'broken' });
});

test('a style sheet that the page has lost is asked for again', async () => {
  document.head.innerHTML = '<style data-remote="mfe_cart"></style><style data-remote="mfe_account"></style>';
  await load(create(), 'mfe_cart/CartPanel', release);
  expect(document.head.innerHTML).toBe('<style data-remote="mfe_account"></style>');
  document.head.innerHTML = '';
});
