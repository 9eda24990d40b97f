import { fetchAhead } from './fetchAhead';

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'relList');
});

test.each([
  [true, 'prefetch'],
  [false, 'preload'],
])('where support of rel=prefetch is %s, fetchAhead requests the remotes’ scripts with rel=%s', (supports, rel) => {
  document.head.innerHTML = '<link rel="prefetch" as="script" href="/mfe-catalog/1/remoteEntry.js">';
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => supports }),
  });
  fetchAhead();
  expect([...document.querySelectorAll('link')].map((link) => link.rel)).toEqual([rel]);
});
