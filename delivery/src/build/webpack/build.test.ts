import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { type Builds, host, remote } from './build';
import { providingModule } from './consumeRuntime';
import type { BuildOptions } from './packageBuild';

jest.mock('@module-federation/enhanced/webpack', () => ({
  ModuleFederationPlugin: class ModuleFederationPlugin {
    constructor(readonly options: object) {}
  },
}));

const folder = temporaryFolderPerTest();
const options: BuildOptions = {
  mode: 'production',
  version: '1.4.0-g3fa9c1d2',
  publicBase: '/mfe-x/',
  output: '/builds/mfe-x',
};

async function declare(kind: 'remote' | 'host', react?: string): Promise<Builds> {
  const dependencies = { '@site/shared': '^1.2.0', ...(react && { react }) };
  const manifest = { name: '@site/mfe-x', version: '1.4.0', dependencies };
  await writeFiles(folder(), {
    'package.json': JSON.stringify(manifest),
    'src/exposes/Page.tsx': '',
    'src/exposes/paths.ts': '',
    'src/exposes/README.md': '',
  });
  return kind === 'remote' ? remote(folder()) : host(folder());
}

const browser = async (kind: 'remote' | 'host', change: Partial<BuildOptions> = {}) =>
  (await declare(kind)).browser({ ...options, ...change });

async function federation(kind: 'remote' | 'host', change: Partial<BuildOptions> = {}) {
  const { plugins = [] } = await browser(kind, change);
  const plugin = plugins.find((candidate) => candidate?.constructor.name === 'ModuleFederationPlugin');
  return (plugin as unknown as { readonly options: object }).options;
}

test('a remote consumes singletons within its ranges; the host provides them eagerly, with their versions', async () => {
  const once = { singleton: true, strictVersion: true };
  const react = { ...once, import: false, requiredVersion: expect.stringMatching(/^\^19/) };
  const taken = { react, 'react-dom': react, '@site/shared': { ...once, import: false, requiredVersion: '^1.2.0' } };
  expect(await federation('remote')).toMatchObject({ shared: taken, experiments: { externalRuntime: true } });
  const brought = { ...once, eager: true, version: expect.stringMatching(/^\d+\.\d+/) };
  const hosts = await federation('host');
  // No remote asks for react-dom/client.
  const shared = { react: brought, 'react-dom': brought, '@site/shared': brought, 'react-dom/client': brought };
  expect(hosts).toMatchObject({ shared, experiments: { provideExternalRuntime: true } });
  expect(JSON.stringify(hosts)).not.toContain('"import":false');
  expect(hosts).not.toHaveProperty('exposes');
  expect(Object.keys(Object(await federation('remote')).shared)).toEqual(Object.keys(taken));
  expect((await browser('host')).entry).toEqual({ main: [providingModule, './src/main.tsx'] });
  expect((await declare('host')).runtime).toBeNull();
});

test.each([
  ['^18.3.1', true],
  ['^19.0.0', false],
  ['>=18', false],
])('with React %s in its package.json a remote has a React of its own: %s', async (range, hasOwnReact) => {
  const { package: declared, browser, server } = await declare('remote', range);
  expect(declared.hasOwnReact).toBe(hasOwnReact);
  const plugin = browser(options).plugins?.find((it) => it?.constructor.name === 'ModuleFederationPlugin');
  const { shared } = (plugin as unknown as { readonly options: { readonly shared: object } }).options;
  expect(Object.keys(shared)).toEqual([...(hasOwnReact ? [] : ['react', 'react-dom']), '@site/shared']);
  expect(Object.keys(server(options).externals ?? {}).includes('react')).toBe(!hasOwnReact);
  expect(server(options).externals).toHaveProperty('@site/shared');
});

test('each build of a package has a cache of its own', async () => {
  const { browser, server, standalone } = await declare('remote');
  const names = [browser, server, standalone].map((build) => Object(build(options).cache).name);
  expect(new Set(names.filter(Boolean)).size).toBe(3);
});
