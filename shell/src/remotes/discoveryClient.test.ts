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

test('the file is read once, past what the browser has kept of it, and anew on request, once for all who ask meanwhile', async () => {
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
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a missing file', () => answer(first, false)],
  ['a page in its place', () => Promise.resolve({ ok: true, json: async () => JSON.parse('<!doctype html>') })],
  ['another file', () => answer({ microFrontends: { mfe_cart: 'x' } })],
])('%s is a failure, never an error: what was read before stays true', async (_name, fail) => {
  fetching.mockImplementation(fail);
  const client = createDiscoveryClient();
  await expect(client.read()).resolves.toBeNull();
  // Whoever only reads does not wait for another failure.
  await expect(client.read()).resolves.toBeNull();
  expect(fetching).toHaveBeenCalledTimes(1);

  fetching.mockReturnValueOnce(answer(first));
  await expect(client.refresh()).resolves.toBe(first);
  expect(client.isFresh()).toBe(true);
  await expect(client.refresh()).resolves.toBe(first);
  expect(client.isFresh()).toBe(false);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test('an answer that does not come is waited for for 12 s, and counts when it comes later', async () => {
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
