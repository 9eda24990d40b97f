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
])('what was built before %s changed is not taken for a build of today', async (file) => {
  const before = version();
  expect(version()).toBe(before);
  await writeFiles(installation, { [file]: 'another' });
  expect(version()).not.toBe(before);
});

/** A compiler with one of the plugins, over a disk that has everything. */
function compilerWith(plugin: { apply(compiler: Compiler): void }) {
  const compiler = webpack({ context: folder(), entry: './none.js', mode: 'development', cache: { type: 'memory' } });
  plugin.apply(compiler);
  compiler.cache.hooks.get.tap({ name: 'disk', stage: 10 }, () => 'from disk');
  const get = promisify(compiler.cache.get.bind(compiler.cache)) as (id: string, etag: null) => Promise<unknown>;
  return { compiler, get: (id: string) => get(id, null) };
}

test('the first build of a server asks the disk, the next ones memory alone', async () => {
  const { compiler, get } = compilerWith(new StartFromDiskPlugin());
  expect(await get('module 1')).toBe('from disk');
  await compiler.hooks.done.promise({} as never);
  expect(await get('module 1')).toBe('from disk');
  expect(await get('module 2')).toBeUndefined();
});

test('of what a build depends on, files that come with packages are left out', async () => {
  const { compiler } = compilerWith(new KnownLoadersPlugin());
  const own = path.join(folder(), 'mfe-x/tsconfig.json');
  const buildDependencies = new Set([own, path.join(folder(), 'node_modules/ts-loader/index.js')]);
  await compiler.hooks.afterCompile.promise({ buildDependencies } as never);
  expect([...buildDependencies]).toEqual([own]);
});
