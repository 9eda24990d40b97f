import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Compiler } from 'webpack';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { buildCache, KnownLoadersPlugin, StartFromDiskPlugin } from './buildCache';

let installation: string;
jest.mock('../../repository', () => ({
  inRoot: (...parts: string[]) => require('node:path').join(installation, ...parts),
  get root() {
    return installation;
  },
}));

let responseHours = '24';
jest.mock('../content/readFacts', () => ({ readFacts: () => ({ responseHours }) }));

const folder = temporaryFolderPerTest();
beforeEach(async () => {
  installation = folder();
  await writeFiles(installation, {
    'package-lock.json': '{}',
    'node_modules/@site/delivery/src/build/webpack/common.ts': 'one',
    'node_modules/@site/delivery/src/files/index.ts': 'three',
    'node_modules/@site/delivery/src/release/release.ts': 'four',
    'node_modules/@site/delivery/src/repository/paths.ts': 'five',
    'node_modules/@site/delivery/src/build/runtime/init.ts': 'two',
  });
});

const version = () => buildCache('mfe_x').version;

test.each([
  'package-lock.json',
  'node_modules/@site/delivery/src/build/runtime/init.ts',
  'node_modules/@site/delivery/src/release/release.ts',
])('the build cache is invalidated when %s changes', async (file) => {
  const before = version();
  expect(version()).toBe(before);
  await writeFiles(installation, { [file]: 'another' });
  expect(version()).not.toBe(before);
});

test('the build cache is invalidated when a fact changes, which content modules contain', () => {
  const before = version();
  responseHours = '48';
  expect(version()).not.toBe(before);
});

/** Makes a compiler with one of the plugins; its disk cache has every module. */
function compilerWith(plugin: { apply(compiler: Compiler): void }) {
  const compiler = webpack({ context: folder(), entry: './none.js', mode: 'development', cache: { type: 'memory' } });
  plugin.apply(compiler);
  compiler.cache.hooks.get.tap({ name: 'disk', stage: 10 }, () => 'from disk');
  const get = promisify(compiler.cache.get.bind(compiler.cache)) as (id: string, etag: null) => Promise<unknown>;
  return { compiler, get: (id: string) => get(id, null) };
}

test('only the first build of a server reads the disk cache, later ones use memory only', async () => {
  const { compiler, get } = compilerWith(new StartFromDiskPlugin());
  expect(await get('module 1')).toBe('from disk');
  await compiler.hooks.done.promise({} as never);
  expect(await get('module 1')).toBe('from disk');
  expect(await get('module 2')).toBeUndefined();
});

test('files of installed packages are no build dependencies of the cache', async () => {
  const { compiler } = compilerWith(new KnownLoadersPlugin());
  const own = path.join(folder(), 'mfe-x/tsconfig.json');
  const buildDependencies = new Set([own, path.join(folder(), 'node_modules/ts-loader/index.js')]);
  await compiler.hooks.afterCompile.promise({ buildDependencies } as never);
  expect([...buildDependencies]).toEqual([own]);
});
