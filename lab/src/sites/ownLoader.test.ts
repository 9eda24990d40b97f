import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import type { RuleSetRule } from 'webpack';
import { acrossPackages, ownLoader } from './ownLoader';

const rules = acrossPackages({}).module?.rules as readonly RuleSetRule[];

test.each(builtPackages.filter((name) => name !== 'shell'))('one build checks the content of %s, too', (name) => {
  const file = inRoot(name, 'content/pagina.ts');
  const loaders = rules.filter(({ test }) => typeof test === 'function' && test(file)).map(({ loader }) => loader);
  expect(loaders).toEqual([expect.stringMatching(/contentLoader\.ts$/)]);
});

const folder = temporaryFolderPerTest();

test('the loader of one build has all that the shell imports from its own', async () => {
  await ownLoader(folder(), {});
  const own = await readFile(path.join(folder(), 'loadContainer.ts'), 'utf8');
  const main = await readFile(inRoot('shell/src/main.tsx'), 'utf8');
  const imported = [...main.matchAll(/import \{ (.+) \} from '\.\/remotes\/load(?:Container|Script)'/g)];
  const exported = [...own.matchAll(/export (?:const|async function) (\w+)/g)].map(([, name]) => name);
  expect(exported.sort()).toEqual(imported.flatMap(([, names = '']) => names.split(', ')).sort());
});
