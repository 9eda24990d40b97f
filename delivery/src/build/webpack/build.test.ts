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
  expect((await browser('host')).entry).toEqual({ main: [providingModule, './src/main.tsx'] });
});

test('the federation runtime is the host’s alone', async () => {
  expect(await federation('host')).toMatchObject({ experiments: { provideExternalRuntime: true } });
  expect(await federation('remote')).toMatchObject({ experiments: { externalRuntime: true } });
});

test('a build has its own folder, address and names', async () => {
  const { output, resolve } = await browser('remote');
  expect(output).toMatchObject({
    path: '/builds/mfe-x/browser',
    publicPath: '/mfe-x/1.4.0-g3fa9c1d2/',
    crossOriginLoading: 'anonymous',
  });
  expect(resolve?.alias).toMatchObject({ '@images': path.join(folder(), 'src/images') });
});

test('the names of its files say nothing of its version, so that files that have not changed are the same', async () => {
  const { output } = await browser('remote');
  expect(output).toMatchObject({ filename: '[name].js', chunkFilename: '[name].js' });
});

test('two versions of a remote in one page have chunks of their own', async () => {
  const first = await browser('remote');
  const second = await browser('remote', { version: '1.4.1-g00000000' });
  expect(first.output?.chunkLoadingGlobal).toMatch(/^\w+$/);
  expect(first.output?.chunkLoadingGlobal).not.toBe(second.output?.chunkLoadingGlobal);
  expect(first.output?.uniqueName).not.toBe(second.output?.uniqueName);
});

test('a remote that is released consumes the bundler runtime; one of a development server, and the host, have their own', async () => {
  expect(pluginsOf(await browser('remote'))).toContain('ConsumeRuntimePlugin');
  expect(pluginsOf(await browser('remote', { mode: 'development' }))).not.toContain('ConsumeRuntimePlugin');
  expect(pluginsOf(await browser('host'))).not.toContain('ConsumeRuntimePlugin');
  expect((await declare('host')).runtime).toBeNull();
});

const pluginsOf = ({ plugins }: ReturnType<Builds['browser']>) => plugins?.map((it) => it?.constructor.name);

test('what is released has the digests of its chunks checked; a development server’s files change with every save', async () => {
  for (const kind of ['remote', 'host'] as const) {
    expect(pluginsOf(await browser(kind))).toContain('DigestsPlugin');
    expect(pluginsOf(await browser(kind, { mode: 'development' }))).not.toContain('DigestsPlugin');
  }
});

test('the server build of a remote is one file for each module, without the shared modules of the host', async () => {
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

test('images and fonts lie in one folder for all versions, and both builds agree on their addresses', async () => {
  const builds = await declare('remote');
  for (const build of [builds.browser(options), builds.server(options)]) {
    expect(assetsOf(build)).toMatchObject({
      generator: { filename: '[name].[contenthash:8][ext]', outputPath: '../assets/', publicPath: '/mfe-x/assets/' },
    });
  }
});

test('a development server has them in its one folder', async () => {
  expect(assetsOf(await browser('remote', { mode: 'development' }))).toMatchObject({
    generator: { outputPath: 'assets/', publicPath: '/mfe-x/1.4.0-g3fa9c1d2/assets/' },
  });
});

test('a class is named by its package and by what its file says', async () => {
  interface StyleRule {
    readonly use: { readonly options?: { readonly modules: { getLocalIdent(...args: unknown[]): string } } }[];
  }
  const classIn = async (kind: 'browser' | 'server') => {
    const rules = (await declare('remote'))[kind](options).module?.rules ?? [];
    const rule = rules.find((it) => typeof it === 'object' && String(it?.test).includes('css'));
    const [name] = (rule as StyleRule).use.flatMap((it) => it.options?.modules ?? []);
    return name?.getLocalIdent({ resourcePath: path.join(folder(), 'a.module.css') }, '', 'page');
  };
  await writeFiles(folder(), { 'a.module.css': '.page { color: red }' });
  const before = await classIn('browser');
  expect(before).toMatch(/^a[\w-]{5}$/);
  expect(await classIn('server')).toBe(before);
  await writeFiles(folder(), { 'a.module.css': '.page { color: blue }' });
  expect(await classIn('browser')).not.toBe(before);
});

test('a package alone needs no federation', async () => {
  const { entry, plugins } = (await declare('remote')).standalone(options);
  expect(entry).toEqual({ standalone: './src/standalone.tsx' });
  expect(plugins?.map((plugin) => plugin?.constructor.name)).not.toContain('ModuleFederationPlugin');
});

test('every build knows what it depends on; a development server’s asks the disk when it starts', async () => {
  const builds = await declare('remote');
  for (const build of [builds.browser, builds.server, builds.standalone]) {
    expect(pluginsOf(build(options))).toContain('KnownLoadersPlugin');
    expect(pluginsOf(build(options))).not.toContain('StartFromDiskPlugin');
    expect(pluginsOf(build({ ...options, mode: 'development' }))).toContain('StartFromDiskPlugin');
  }
});

test('only a development server’s builds are refreshed in a running page, and only while they compile', async () => {
  const pluginsOf = (configuration: { plugins?: unknown[] }) =>
    configuration.plugins?.map((plugin) => Object(plugin).constructor.name) ?? [];
  const refreshed = await browser('remote', { mode: 'development', refresh: true });
  expect(pluginsOf(refreshed)).toEqual(expect.arrayContaining(['FastRefreshPlugin', 'NameErrorsPlugin']));
  expect(refreshed.optimization?.emitOnErrors).toBe(false);
  for (const change of [{}, { mode: 'development' as const }]) {
    const plain = await browser('remote', change);
    expect(pluginsOf(plain)).not.toContain('FastRefreshPlugin');
    expect(plain.optimization).not.toHaveProperty('emitOnErrors');
  }
});

test('the host also shares the renderer, which no remote asks for', async () => {
  expect(Object.keys(Object((await federation('host')) as { shared: object }).shared)).toContain('react-dom/client');
  expect(Object.keys(Object((await federation('remote')) as { shared: object }).shared)).not.toContain(
    'react-dom/client',
  );
});
