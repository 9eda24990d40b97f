import path from 'node:path';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { loadServerModule } from './serverModules';

const folder = temporaryFolderPerTest();

async function load(source: string, lent?: Record<string, unknown>) {
  await writeFiles(folder(), {
    'server/page.cjs': source,
    'server/chunk.cjs': 'exports.name = "chunk";',
    'node_modules/react/index.js': 'exports.name = "installed";',
  });
  return loadServerModule(path.join(folder(), 'server/page.cjs'), lent);
}

test('what is lent wins over what is installed', async () => {
  const react = { name: 'lent' };
  const { found } = await load('exports.found = require("react");', { react });
  expect(found).toBe(react);
});

test('everything else is found as usual: Node’s own modules, and files beside it', async () => {
  const source = 'module.exports = { posix: require("node:path").sep, chunk: require("./chunk.cjs").name, __dirname };';
  expect(await load(source)).toEqual({ posix: path.sep, chunk: 'chunk', __dirname: path.join(folder(), 'server') });
});

test('what it throws comes out', async () => {
  await expect(load('throw new Error("falha");')).rejects.toThrow('falha');
});
