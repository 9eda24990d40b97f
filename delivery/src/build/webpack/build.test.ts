import path from 'node:path';
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

test('a remote exposes the files of src/exposes under its federation name', async () => {
  expect((await declare('remote')).package).toEqual({
    folder: folder(),
    name: 'mfe_x',
    version: '1.4.0',
    exposes: { './Page': './src/exposes/Page.tsx', './paths': './src/exposes/paths.ts' },
    sharedRange: '^1.2.0',
    hasOwnReact: false,
  });
  expect(await federation('remote')).toMatchObject({
    name: 'mfe_x',
    filename: 'remoteEntry.js',
    library: { type: 'var', name: 'mfe_x' },
    exposes: { './Page': { import: ['./src/exposes/Page.tsx'], name: 'Page' } },
    manifest: false,
  });
});

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

test('a build has its own folder and address, and two versions in one page share no global name', async () => {
  const [first, second] = [await browser('remote'), await browser('remote', { version: '1.4.1-g00000000' })];
  expect(first.output).toMatchObject({
    path: '/builds/mfe-x/browser',
    publicPath: '/mfe-x/1.4.0-g3fa9c1d2/',
    crossOriginLoading: 'anonymous',
    // File names without digests stay the same in the next version.
    filename: '[name].js',
    chunkFilename: '[name].js',
    chunkLoadingGlobal: expect.stringMatching(/^\w+$/),
  });
  expect(first.resolve?.alias).toMatchObject({ '@images': path.join(folder(), 'src/images') });
  expect(first.output?.chunkLoadingGlobal).not.toBe(second.output?.chunkLoadingGlobal);
  expect(first.output?.uniqueName).not.toBe(second.output?.uniqueName);
});

test('the server build of a remote has one file for each module, and takes shared modules from the host', async () => {
  const { entry, output, externals, target } = (await declare('remote')).server(options);
  expect(target).toBe('node20');
  expect(entry).toEqual({ Page: './src/exposes/Page.tsx', paths: './src/exposes/paths.ts' });
  expect(output).toMatchObject({ path: '/builds/mfe-x/server', filename: '[name].cjs' });
  expect(externals).toMatchObject({ react: 'commonjs react', '@site/shared': 'commonjs @site/shared' });
  const server = (await declare('host')).server(options);
  expect(server.entry).toEqual({ server: './src/server.tsx' });
  expect(server.externals).toBeUndefined();
});

const assetsOf = ({ module }: ReturnType<Builds['browser']>) =>
  module?.rules?.find((rule) => typeof rule === 'object' && rule?.type === 'asset/resource');

test('both builds put images and fonts into one folder for all versions, at equal addresses', async () => {
  const builds = await declare('remote');
  for (const build of [builds.browser(options), builds.server(options)]) {
    expect(assetsOf(build)).toMatchObject({
      generator: { filename: expect.any(Function), outputPath: '../assets/', publicPath: '/mfe-x/assets/' },
    });
  }
  // A development server serves a single folder.
  expect(assetsOf(await browser('remote', { mode: 'development' }))).toMatchObject({
    generator: { outputPath: 'assets/', publicPath: '/mfe-x/1.4.0-g3fa9c1d2/assets/' },
  });
});
