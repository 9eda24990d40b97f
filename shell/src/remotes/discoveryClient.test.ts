import { deployment, discoveryOf } from '../testing/discovery';
import { createDiscoveryClient } from './discoveryClient';

const first = discoveryOf({ mfe_cart: [deployment('mfe_cart', '1')] });
const second = discoveryOf({ mfe_cart: [deployment('mfe_cart', '2')] });
const fetching = jest.fn();
const answer = (file: unknown, ok = true) => Promise.resolve({ ok, json: async () => file });

beforeEach(() => {
  window.fetch = fetching.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'fetch');
});

test('the discovery file is revalidated and read once, and once more for concurrent refreshes', async () => {
  fetching.mockReturnValueOnce(answer(first)).mockReturnValueOnce(answer(second));
  const { current, read, refresh } = createDiscoveryClient();
  expect(current()).toBeNull();
  await expect(Promise.all([read(), read()])).resolves.toEqual([first, first]);
  await expect(read()).resolves.toBe(first);
  expect(current()).toBe(first);
  expect(fetching.mock.calls).toEqual([['/frontend-discovery.json', { cache: 'no-cache' }]]);

  await expect(Promise.all([refresh(), refresh(), read()])).resolves.toEqual([second, second, first]);
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(current()).toBe(second);
});

test.each([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a missing file', () => answer(first, false)],
  [
    'an HTML page instead of the file',
    () => Promise.resolve({ ok: true, json: async () => JSON.parse('<!doctype html>') }),
  ],
])('%s yields null or the file read before, and never rejects', async (_name, fail) => {
  fetching.mockImplementation(fail);
  const client = createDiscoveryClient();
  await expect(client.read()).resolves.toBeNull();
  // A plain read does not repeat a failed request.
  await expect(client.read()).resolves.toBeNull();
  expect(fetching).toHaveBeenCalledTimes(1);

  fetching.mockReturnValueOnce(answer(first));
  await expect(client.refresh()).resolves.toBe(first);
  expect(client.isFresh()).toBe(true);
  await expect(client.refresh()).resolves.toBe(first);
  expect(client.isFresh()).toBe(false);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test('read gives up after 12 s; a later answer still becomes current', async () => {
  jest.useFakeTimers();
  let come = (_answer: unknown) => {};
  fetching.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const client = createDiscoveryClient();
  const settled = jest.fn();
  client.read().then(settled);
  await jest.advanceTimersByTimeAsync(11_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(null);
  expect(client.isFresh()).toBe(false);
  come(await answer(first));
  await jest.advanceTimersByTimeAsync(0);
  expect(client.current()).toBe(first);
});

const good = deployment('mfe_cart', '2', { previous: '1' });
const fileWith = (it: unknown) => ({ microFrontends: { mfe_cart: [it] } });

test.each([
  ...[null, undefined, 'text', 42, [], {}],
  ...[null, 'mfe_cart', { mfe_cart: null }, { mfe_cart: {} }].map((microFrontends) => ({ microFrontends })),
  ...[
    null,
    {},
    { ...good, url: undefined },
    { ...good, fallbackUrl: 1 },
    { ...good, metadata: { version: 1, integrity: '' } },
    { ...good, metadata: { version: '1', integrity: '', fallbackIntegrity: 1 } },
    { ...good, deployment: { traffic: '100', default: true } },
    { ...good, deployment: { traffic: 100 } },
  ].map(fileWith),
])('%j is not a discovery file', async (rubbish) => {
  fetching.mockReturnValueOnce(answer(rubbish));
  await expect(createDiscoveryClient().read()).resolves.toBeNull();
});
