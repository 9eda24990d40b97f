import { ownerOf } from './owner';

const page = 'http://localhost:3200/produtos';

test.each([
  ['http://localhost:3200/mfe-catalog/1.0.0-g3fa9c1d2/ProductsPage.js', 'mfe-catalog ProductsPage.js'],
  ['http://localhost:3200/shell/1.0.0-g3fa9c1d2/main.js', 'shell main.js'],
  ['http://localhost:3200/main.js', 'main.js'],
  [page, 'page'],
  ['https://catalogo.example/mfe-catalog/1/remoteEntry.js', 'https://catalogo.example'],
  ['Unattributable', 'browser'],
  ['_lighthouse-eval.js', 'browser'],
])('%s is the work of %s', (address, owner) => {
  expect(ownerOf(address, page)).toBe(owner);
});
