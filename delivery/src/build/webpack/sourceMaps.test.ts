import { sourceName } from './sourceMaps';

describe('the name of a source', () => {
  const name = (absoluteResourcePath: string, shortIdentifier = '') =>
    sourceName('/home/ana/site', { absoluteResourcePath, shortIdentifier });

  test('is its path in the checkout', () => {
    expect(name('/home/ana/site/mfe-cart/src/panel/CartPanel.tsx')).toBe('mfe-cart/src/panel/CartPanel.tsx');
    expect(name('/home/ana/site/node_modules/react/index.js')).toBe('node_modules/react/index.js');
  });

  test('is the same where `shared` is installed', () => {
    expect(name('/home/ana/site/node_modules/@site/shared/src/index.ts')).toBe('shared/src/index.ts');
  });

  test('tells nothing of where else on the machine something lies', () => {
    expect(name('/opt/lib/node_modules/react/index.js')).toBe('node_modules/react/index.js');
    expect(name('/opt/builder/runtime/provideRuntime.ts')).toBe('webpack/provideRuntime.ts');
    expect(name('/home/ana/site/node_modules/.federation/entry.d8f6f9ed.js')).toBe('webpack/federation');
  });

  test('is webpack’s own for what stands in no file', () => {
    expect(name('', 'webpack/runtime/load script')).toBe('webpack/runtime/load script');
    expect(name('', 'webpack/container/remote/./a|/home/ana')).toBe('webpack/container/remote/./a');
  });
});
