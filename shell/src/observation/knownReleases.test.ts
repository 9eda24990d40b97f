import { pin } from '../testing/discovery';
import { createKnownReleases } from './knownReleases';

const pins = { shell: pin('shell', '1'), mfe_catalog: pin('mfe_catalog', '2') };

test('a part of the page is of the release that its HTML was made by, until another brings its code', () => {
  const releases = createKnownReleases(pins);
  expect(releases.ofModule('mfe_catalog/ProductPage')).toEqual({ remote: 'mfe_catalog', version: '2' });
  expect(releases.ofModule('shell')).toEqual({ remote: 'shell', version: '1' });
  expect(releases.ofModule('mfe_cart/CartPanel')).toBeNull();
  releases.use('mfe_catalog/ProductPage', pin('mfe_catalog', '1'));
  expect(releases.ofModule('mfe_catalog/ProductPage')).toEqual({ remote: 'mfe_catalog', version: '1' });
  expect(releases.ofModule('mfe_catalog/ProductsPage')).toEqual({ remote: 'mfe_catalog', version: '2' });
});

test('code is of the release whose file is named first', () => {
  const releases = createKnownReleases(pins);
  releases.use('mfe_cart/CartPanel', { ...pin('mfe_cart', '3'), url: 'https://cart.example.com/3/remoteEntry.js' });
  const stack = `
    at click (https://cart.example.com/3/CartPanel.js:1:20)
    at dispatch (https://www.example.com/shell/1/main.js:1:2)`;
  expect(releases.ofCode(stack)).toEqual({ remote: 'mfe_cart', version: '3' });
  expect(releases.ofCode('https://www.example.com/mfe_catalog/2/data.js')).toEqual({
    remote: 'mfe_catalog',
    version: '2',
  });
});

test.each(['', 'chrome-extension://abc/1/content.js', 'https://www.example.com/mfe_catalog/9/data.js'])(
  '%j is nobody’s code',
  (text) => {
    expect(createKnownReleases(pins).ofCode(text)).toBeNull();
  },
);
