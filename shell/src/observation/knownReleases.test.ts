import { pin } from '../testing/discovery';
import { createKnownReleases } from './knownReleases';

const pins = { shell: pin('shell', '1'), mfe_catalog: pin('mfe_catalog', '2') };

test('a module belongs to the release of the page’s HTML until another release provides its code', () => {
  const releases = createKnownReleases(pins);
  expect(releases.ofModule('mfe_catalog/ProductPage')).toEqual({ remote: 'mfe_catalog', version: '2' });
  expect(releases.ofModule('shell')).toEqual({ remote: 'shell', version: '1' });
  expect(releases.ofModule('mfe_cart/CartPanel')).toBeNull();
  releases.use('mfe_catalog/ProductPage', pin('mfe_catalog', '1'));
  expect(releases.ofModule('mfe_catalog/ProductPage')).toEqual({ remote: 'mfe_catalog', version: '1' });
  expect(releases.ofModule('mfe_catalog/ProductsPage')).toEqual({ remote: 'mfe_catalog', version: '2' });
});

test('an error belongs to the release whose file comes first in the stack', () => {
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
  'code at %j belongs to no release',
  (text) => {
    expect(createKnownReleases(pins).ofCode(text)).toBeNull();
  },
);
