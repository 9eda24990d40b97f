import { sourceName } from './sourceMaps';

test.each([
  ['/home/ana/site/mfe-cart/src/panel/CartPanel.tsx', 'mfe-cart/src/panel/CartPanel.tsx'],
  ['/home/ana/site/node_modules/react/index.js', 'node_modules/react/index.js'],
  // The path is the same through the workspace link.
  ['/home/ana/site/node_modules/@site/shared/src/index.ts', 'shared/src/index.ts'],
  // Folders outside the repository are left out.
  ['/opt/lib/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['/opt/builder/runtime/provideRuntime.ts', 'webpack/provideRuntime.ts'],
  ['/home/ana/site/node_modules/.federation/entry.d8f6f9ed.js', 'webpack/federation'],
  // Sources without a file keep webpack’s identifier.
  ['', 'webpack/runtime/load script', 'webpack/runtime/load script'],
  ['', 'webpack/container/remote/./a', 'webpack/container/remote/./a|/home/ana'],
])('the source %s is named %s', (absoluteResourcePath, name, shortIdentifier = '') => {
  expect(sourceName('/home/ana/site', { absoluteResourcePath, shortIdentifier })).toBe(name);
});
