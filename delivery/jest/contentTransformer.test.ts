import { rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest, writeFiles } from '../src/testing/temporaryFolder';
import transformer from './contentTransformer.mjs';

const folder = temporaryFolderPerTest();
const file = () => path.join(folder(), 'content/itens.ts');
const source = `
  import { collection, v } from '@site/delivery/content';
  import { nome } from './schema/nome';
  export const itens = collection(v.strictObject({ nome }));`;
const key = () => transformer.getCacheKey(source, file(), { config: { rootDir: folder() }, configString: '{}' });

beforeEach(() =>
  writeFiles(folder(), {
    'content/itens.ts': source,
    'content/schema/nome.ts': "import { text } from '@site/delivery/content'; export const nome = text();",
    'content/itens/a.json': '{ "nome": "A" }',
    'src/images/a.svg': '',
    'site.config.json': '{}',
  }),
);

test.each([
  ['a content file changes', { 'content/itens/a.json': '{ "nome": "B" }' }],
  ['a content file is added', { 'content/itens/b.json': '{ "nome": "B" }' }],
  ['the schema changes', { 'content/schema/nome.ts': '' }],
  ['a fact changes', { 'site.config.json': '{ "facts": {} }' }],
  ['an image is added', { 'src/images/b.svg': '' }],
])('Jest transforms a content module again when %s', async (_change, files) => {
  const before = key();
  expect(key()).toBe(before);
  await writeFiles(folder(), files);
  expect(key()).not.toBe(before);
});

test('a package without images has content too', async () => {
  await rm(path.join(folder(), 'src'), { recursive: true });
  expect(key()).toMatch(/^[\da-f]{64}$/);
});
