import path from 'node:path';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { type BuildOptions, type Builds, host, remote } from './build';

jest.mock('@module-federation/enhanced/webpack', () => ({
  ModuleFederationPlugin: class ModuleFederationPlugin {
    constructor(readonly options: object) {}
  },
}));

const folder = temporaryFolderPerTest();
const options: BuildOptions = {
  mode: 'production',
  version: '1.4.0-3fa9c1d2',
  publicBase: '/mfe-x/',
  browserOutput: '/site/public/mfe-x',
  serverOutput: '/site/server/mfe-x',
};

async function declare(kind: 'remote' | 'host'): Promise<Builds> {
  const manifest = { name: 'mfe-x', version: '1.4.0', dependencies: { '@site/shared': '^1.2.0' } };
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

test('a remote exposes the files of src/exposes, under its name in Module Federation', async () => {
  expect((await declare('remote')).package).toEqual({
    folder: folder(),
    name: 'mfe_x',
    version: '1.4.0',
    exposes: { './Page': './src/exposes/Page.tsx', './paths': './src/exposes/paths.ts' },
    sharedRange: '^1.2.0',
  });
  expect(await federation('remote')).toMatchObject({
    name: 'mfe_x',
    filename: 'remoteEntry.js',
    library: { type: 'var', name: 'mfe_x' },
    exposes: { './Page': { import: ['./src/exposes/Page.tsx'], name: 'Page' } },
    manifest: false,
  });
});

test('a remote brings nothing of what must exist once, and runs only within its range', async () => {
  const once = { singleton: true, strictVersion: true, import: false };
  expect(await federation('remote')).toMatchObject({
    shared: {
      react: { ...once, requiredVersion: expect.stringMatching(/^\^19/) },
      'react-dom': { ...once, requiredVersion: expect.stringMatching(/^\^19/) },
      '@site/shared': { ...once, requiredVersion: '^1.2.0' },
    },
  });
});

test('the host brings it at once, with its version, and exposes nothing', async () => {
  const options = await federation('host');
  const once = { singleton: true, strictVersion: true, eager: true };
  expect(options).toMatchObject({
    shared: {
      react: once,
      'react-dom': once,
      '@site/shared': { ...once, version: expect.stringMatching(/^\d+\.\d+/) },
    },
  });
  expect(JSON.stringify(options)).not.toContain('"import":false');
  expect(options).not.toHaveProperty('exposes');
  expect((await browser('host')).entry).toEqual({ main: './src/main.tsx' });
});

test('the federation runtime is the host’s alone', async () => {
  expect(await federation('host')).toMatchObject({ experiments: { provideExternalRuntime: true } });
  expect(await federation('remote')).toMatchObject({ experiments: { externalRuntime: true } });
});

test('a build has its own folder, address and names', async () => {
  const { output, resolve } = await browser('remote');
  expect(output).toMatchObject({
    path: '/site/public/mfe-x/1.4.0-3fa9c1d2',
    publicPath: '/mfe-x/1.4.0-3fa9c1d2/',
    uniqueName: 'mfe_x',
    crossOriginLoading: 'anonymous',
  });
  expect(resolve?.alias).toMatchObject({ '@images': path.join(folder(), 'src/images') });
});

test('two versions of a remote in one page have chunks of their own', async () => {
  const first = await browser('remote');
  const second = await browser('remote', { version: '1.4.1-00000000' });
  expect(first.output?.chunkLoadingGlobal).not.toBe(second.output?.chunkLoadingGlobal);
});

test('the server build of a remote is one file for each module, without what the host lends', async () => {
  const { entry, output, externals, target } = (await declare('remote')).server(options);
  expect(target).toBe('node20');
  expect(entry).toEqual({ Page: './src/exposes/Page.tsx', paths: './src/exposes/paths.ts' });
  expect(output).toMatchObject({ path: '/site/server/mfe-x/1.4.0-3fa9c1d2', filename: '[name].cjs' });
  expect(externals).toMatchObject({ react: 'commonjs react', '@site/shared': 'commonjs @site/shared' });
  const server = (await declare('host')).server(options);
  expect(server.entry).toEqual({ server: './src/server.tsx' });
  expect(server.externals).toBeUndefined();
});

test('images and fonts lie in one folder for all versions, and both builds agree on their addresses', async () => {
  const assetsOf = (configuration: ReturnType<Builds['browser']>) =>
    configuration.module?.rules?.find((rule) => typeof rule === 'object' && rule?.type === 'asset/resource');
  const builds = await declare('remote');
  expect(assetsOf(builds.browser(options))).toMatchObject({
    generator: { filename: '[name].[contenthash:8][ext]', outputPath: '../assets/', publicPath: '/mfe-x/assets/' },
  });
  expect(assetsOf(builds.server(options))).toMatchObject({
    generator: {
      filename: '[name].[contenthash:8][ext]',
      outputPath: '../../../public/mfe-x/assets/',
      publicPath: '/mfe-x/assets/',
    },
  });
});

test('a package alone needs no federation', async () => {
  const { entry, plugins } = (await declare('remote')).standalone(options);
  expect(entry).toEqual({ standalone: './src/standalone.tsx' });
  expect(plugins?.map((plugin) => plugin?.constructor.name)).toEqual(['MiniCssExtractPlugin']);
});
