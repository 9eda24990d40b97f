import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inRoot } from '../../repository';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';

const folder = temporaryFolderPerTest();

/** Webpack loads loaders by `import()`, which Jest does not allow. */
const program = `
  import { compile } from '@site/delivery/build';
  import { remote } from '@site/delivery/webpack';
  const [place] = process.argv.slice(1);
  const here = { cache: false, resolveLoader: { modules: [${JSON.stringify(inRoot('node_modules'))}] } };
  const builds = remote(place);
  const options = { mode: 'production', version: '1.4.0', publicBase: '/mfe-x/', output: place + '/dist' };
  await compile(
    {
      ...builds,
      browser: (options) => ({ ...builds.browser(options), ...here }),
      server: (options) => ({ ...builds.server(options), ...here }),
      runtime: null,
    },
    options,
  ).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
`;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Builds a sample remote with the real builder: a page that shows these items of content as data. */
async function build(items: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>, options = '') {
  await writeFiles(folder(), {
    'package.json': JSON.stringify({ name: 'mfe-x', version: '1.4.0', dependencies: { '@site/shared': '^1.0.0' } }),
    'tsconfig.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "target": "es2022" } }',
    'src/exposes/Page.ts': "import { items } from '../data/items'; export default items;",
    'src/data/items.ts': `
      import { itens } from '../../content/itens';
      export const items = itens.map(({ nome, foto }) => [nome, foto]);`,
    'content/itens.ts': `
      import { collection, picture, text, v } from '@site/delivery/content';
      export const itens = collection(v.strictObject({ nome: text(), foto: picture({ folder: 'itens', ${options} }) }));`,
    'src/images/itens/a.svg': drawing,
    ...Object.fromEntries(Object.entries(items).map(([name, text]) => [`content/itens/${name}.json`, text])),
    ...files,
  });
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, folder()];
  return spawnSync(process.execPath, args, { cwd: inRoot('delivery'), encoding: 'utf8' });
}

test('content becomes data of the page, with addresses of pictures and without its schema', async () => {
  // A photo takes the place of the drawing with its name.
  const added = { 'src/images/itens/b.svg': drawing, 'src/images/itens/b.JPG': 'photo' };
  const items = { a: '{ "nome": "Primeiro", "foto": "a" }', b: '{ "nome": "Segundo", "foto": "b" }' };
  expect(await build(items, added)).toMatchObject({ status: 0, stderr: '' });
  const browser = path.join(folder(), 'dist/browser');
  const data = await readFile(path.join(browser, 'data.js'), 'utf8');
  expect(data).toContain('Primeiro');
  expect(data).toMatch(/"\/mfe-x\/assets\/a\.[\da-f]{8}\.svg"/);
  expect(data).toMatch(/"\/mfe-x\/assets\/b\.[\da-f]{8}\.jpg"/);
  const scripts = (await readdir(browser)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(browser, file), 'utf8')));
  expect(texts.filter((text) => text.includes('Primeiro'))).toHaveLength(1);
  expect(texts.filter((text) => /strict_object|valibot/.test(text))).toEqual([]);
  expect(await readFile(path.join(folder(), 'dist/server/Page.cjs'), 'utf8')).toContain('Primeiro');
});

test('a photo that is too large fails the build with its file, in Portuguese', async () => {
  const photo = sharp({ create: { width: 100, height: 20_000, channels: 3, background: '#336699' } });
  await mkdir(path.join(folder(), 'src/images/itens'), { recursive: true });
  await photo.jpeg().toFile(path.join(folder(), 'src/images/itens/a.JPG'));
  const { status, stderr } = await build({ a: '{ "nome": "Primeiro", "foto": "a" }' }, {}, "width: '100-100'");
  expect(status).toBe(1);
  expect(stderr).toContain('src/images/itens/a.JPG: a foto tem 100 × 20000 pixels; diminua a foto');
});
