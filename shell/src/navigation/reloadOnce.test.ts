import { reloadOnce } from './reloadOnce';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/produtos?filtro=co2');
  // jsdom reports an unsupported reload by console.error.
  jest.mocked(console.error).mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const reloads = () => jest.mocked(console.error).mock.calls.length;

test('reloadOnce reloads an address once for each release', () => {
  expect(reloadOnce('1')).toBe(true);
  expect(reloadOnce('1')).toBe(false);
  expect(reloads()).toBe(1);
  expect(reloadOnce('2')).toBe(true);
  window.history.replaceState(null, '', '/contato');
  expect(reloadOnce('1')).toBe(true);
  expect(reloads()).toBe(3);
});

test.each(['getItem', 'setItem'] as const)('reloadOnce does not reload where storage throws in %s', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(reloadOnce('1')).toBe(false);
  expect(reloads()).toBe(0);
});
