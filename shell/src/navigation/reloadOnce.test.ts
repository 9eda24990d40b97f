import { reloadOnce } from './reloadOnce';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/produtos?filtro=co2');
  // All that jsdom can do about a reload.
  jest.mocked(console.error).mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const reloads = () => jest.mocked(console.error).mock.calls.length;

test('an address is loaded from the server once for each release that cannot show it', () => {
  expect(reloadOnce('1')).toBe(true);
  expect(reloadOnce('1')).toBe(false);
  expect(reloads()).toBe(1);
  expect(reloadOnce('2')).toBe(true);
  window.history.replaceState(null, '', '/contato');
  expect(reloadOnce('1')).toBe(true);
  expect(reloads()).toBe(3);
});

test.each(['getItem', 'setItem'] as const)('with a storage whose %s throws it is left as it is', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(reloadOnce('1')).toBe(false);
  expect(reloads()).toBe(0);
});
