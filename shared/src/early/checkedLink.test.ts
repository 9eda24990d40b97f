import { addCheckedLink } from './checkedLink';

const link = () => document.head.querySelector('link');
beforeEach(() => {
  document.head.innerHTML = '';
});

test('the browser gets the digest before it fetches, and the link stays', async () => {
  const added = addCheckedLink('stylesheet', 'https://example.com/a.css', 'sha384-abc');
  expect(link()).toMatchObject({ rel: 'stylesheet', href: 'https://example.com/a.css', integrity: 'sha384-abc' });
  expect(link()?.crossOrigin).toBe('anonymous');
  link()?.dispatchEvent(new Event('load'));
  await expect(added).resolves.toBeUndefined();
  expect(link()).not.toBeNull();
});

test('a file that the browser refuses is named, and its link is removed', async () => {
  const added = addCheckedLink('modulepreload', 'https://example.com/a.js', undefined);
  expect(link()?.hasAttribute('integrity')).toBe(false);
  link()?.dispatchEvent(new Event('error'));
  await expect(added).rejects.toMatchObject({ request: 'https://example.com/a.js' });
  expect(link()).toBeNull();
});
