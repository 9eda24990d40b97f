import { loadChecked } from './loadChecked';

const element = () => document.head.querySelector('link, script');
beforeEach(() => {
  document.head.innerHTML = '';
});

const url = 'https://example.com/a';
const properties = { crossOrigin: 'anonymous', integrity: 'sha384-abc' };

test.each([
  ['style', { rel: 'stylesheet', href: url, ...properties }, true],
  ['preload', { rel: 'modulepreload', href: url, ...properties }, true],
  ['module', { type: 'module', src: url, ...properties }, false],
] as const)('a %s is compared with its digest', async (kind, expected, stays) => {
  const loaded = loadChecked(kind, url, 'sha384-abc');
  expect(element()).toMatchObject(expected);
  element()?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
  expect(element() !== null).toBe(stays);
});

test('a file that the browser refuses is named, and its element is removed', async () => {
  const loaded = loadChecked('style', '/a.css', undefined);
  expect(element()?.hasAttribute('integrity')).toBe(false);
  element()?.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toMatchObject({ request: '/a.css' });
  expect(element()).toBeNull();
});
