import { type RemoteModuleId, unsealed } from '@site/shared/contracts';
import type { ReleasedPart } from '../mountable/createMountable';
import { digest, pin } from '../testing/discovery';
import { createReleaseLoader } from './createReleaseLoader';
import type { Container } from './loadContainer';

const release = pin('mfe_cart', '2');
const panel = 'mfe_cart/CartPanel';
const popup = 'mfe_cart/PurchaseUnavailable';
const loadContainer = jest.fn<Promise<Container>, [string, string, string | undefined]>();
const create = (acceptsUnsealed = false) =>
  createReleaseLoader({ loadContainer, acceptsUnsealed: () => acceptsUnsealed, toComponent });

const toComponent = jest.fn(
  async ({ id }: ReleasedPart) =>
    (): string =>
      id,
);

beforeEach(() => loadContainer.mockReset().mockResolvedValue(holding(() => null)));

/** Creates a container whose modules have this default export. */
const holding = (exported: unknown): Container => ({ init() {}, get: async () => () => ({ default: exported }) });
const load = (id: RemoteModuleId = panel, it = release, loader = create()) => loader.begin(id, it).module;
const addresses = () => loadContainer.mock.calls.map(([, address]) => address);

test('a module is loaded from its release’s entry, which is fetched once with its digest', async () => {
  const loader = create();
  const module = await load(panel, release, loader);
  await load(popup, release, loader);
  expect(loadContainer.mock.calls).toEqual([['mfe_cart', release.url, digest('2')]]);
  expect(loader.loaded(panel, release)).toBe(module);
  expect(loader.loaded(panel, pin('mfe_cart', '1'))).toBeUndefined();
});

test('a failed entry is requested again under a new address, which no cache answers', async () => {
  loadContainer.mockRejectedValueOnce(new Error('no network'));
  const loader = create();
  await expect(load(panel, release, loader)).rejects.toThrow('no network');
  await load(panel, release, loader);
  expect(addresses()).toEqual([release.url, `${release.url}?try=2`]);
});

test('callers share a hanging request until one of them leaves it; then a second request starts', async () => {
  let answer = (_container: Container) => {};
  loadContainer
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockImplementation(() => new Promise(() => {}));
  const loader = create();
  const first = loader.begin(panel, release);
  const second = loader.begin(popup, release);
  expect(addresses()).toEqual([release.url]);
  first.leave();
  loader.begin(panel, release);
  second.leave();
  loader.begin(popup, release);
  expect(addresses()).toEqual([release.url, `${release.url}?try=2`]);

  answer(holding(() => null));
  expect(loader.originOf(await first.module)).toBe(release);
  expect(loader.loaded(panel, release)).toBe(await first.module);
});

test.each([
  ['no digest', '', false],
  ['a digest that browsers would not read', 'sha384-?', false],
  ['a digest and more', `${release.integrity} sha384-?`, false],
  ['the mark of a development server', unsealed, false],
  ['no digest, on a site that accepts development servers,', '', true],
])('a release with %s never runs', async (_name, integrity, acceptsUnsealed) => {
  await expect(load(panel, { ...release, integrity }, create(acceptsUnsealed))).rejects.toMatchObject({
    phase: 'digest',
    message: `${release.url} could not be loaded without a digest`,
  });
  expect(loadContainer).not.toHaveBeenCalled();
});

test('a page may name a release by the shorter digest', async () => {
  const integrity = `sha256-${'A'.repeat(43)}=`;
  await load(panel, { ...release, integrity });
  expect(loadContainer).toHaveBeenCalledWith('mfe_cart', release.url, integrity);
});

test('a site that accepts development servers loads a release with their mark', async () => {
  await load(panel, { ...release, integrity: unsealed }, create(true));
  expect(loadContainer).toHaveBeenCalledWith('mfe_cart', release.url, undefined);
});

test.each([
  [panel, undefined, false],
  ['mfe_account/session', () => null, false],
  [panel, { mount: {} }, false],
  [panel, class {}, true],
  [panel, { $$typeof: Symbol.for('react.memo') }, true],
  ['mfe_account/session', { startSession() {} }, true],
] as const)('as the default export of %s, %p is valid: %s', async (id, exported, isWellFormed) => {
  loadContainer.mockResolvedValue(holding(exported));
  if (isWellFormed) await expect(load(id)).resolves.toEqual({ default: exported });
  else
    await expect(load(id)).rejects.toMatchObject({
      phase: 'get',
      message: `${id} of ${release.url} is not a module of that kind`,
    });
});

test('a mountable part becomes a component, and the module keeps its release and its other exports', async () => {
  const part = { render: () => '', mount: () => ({ update() {}, unmount() {} }) };
  const mainPicture = () => null;
  loadContainer.mockResolvedValue({ init() {}, get: async () => () => ({ default: part, mainPicture }) });
  const component = () => 'Carrinho';
  toComponent.mockResolvedValueOnce(component);
  const loader = create();
  const module = await load(panel, release, loader);
  expect(toComponent.mock.calls).toEqual([[{ id: panel, release, part }]]);
  expect(module).toEqual({ default: component, mainPicture });
  expect(loader.originOf(module)).toBe(release);
  expect(loader.loaded(panel, release)).toBe(module);
});

test.each([
  ['does not exist', () => Promise.reject(new Error('broken'))],
  ['throws while it is evaluated', async () => () => JSON.parse('broken')],
])('a module that %s fails in the phase get', async (_what, get) => {
  loadContainer.mockResolvedValueOnce({ init() {}, get });
  await expect(load()).rejects.toMatchObject({ phase: 'get', message: expect.stringContaining('broken') });
});

/** webpack skips a style sheet that it finds in the head, and fetches all others. */
test.each([
  ['blocked by the content security policy is removed', 'mfe_cart', null, false],
  ['without rules is removed', 'mfe_cart', { cssRules: [] }, false],
  ['with rules stays', 'mfe_cart', { cssRules: [{}] }, true],
  ['of another remote stays', 'mfe_account', null, true],
])('a style sheet %s', async (_which, remote, sheet, stays) => {
  document.head.innerHTML = `<style data-remote="${remote}"></style>`;
  Object.defineProperty(document.querySelector('style'), 'sheet', { value: sheet });
  await load();
  expect(document.querySelector('style') !== null).toBe(stays);
});
