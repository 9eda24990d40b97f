import { isModuleEntry } from './remoteNames';

test.each([
  ['https://cdn.example.com/mfe-x/1.0.0/remoteEntry.mjs', true],
  ['/mfe-x/1.0.0/remoteEntry.mjs?try=2', true],
  ['/mfe-x/1.0.0/remoteEntry.js', false],
  ['/mfe-x.mjs/1.0.0/remoteEntry.js', false],
])('%s is an ES module: %s', (address, isModule) => {
  expect(isModuleEntry(address)).toBe(isModule);
});
