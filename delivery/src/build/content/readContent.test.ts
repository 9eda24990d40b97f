import path from 'node:path';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { contentModulesOf } from './evaluate';
import { ContentError, readContent } from './readContent';
import { PictureImport } from './resolvePictures';

const folder = temporaryFolderPerTest();
const packageFolder = () => path.join(folder(), 'mfe-x');

const schema = `
  import { collection, count, list, oneOf, picture, pictures, price, single, text, v, yesOrNo } from '@site/delivery/content';
  const fields = {
    nome: text(),
    preco: price(),
    ordem: v.optional(count(1)),
    mobilidade: v.optional(oneOf(['portatil', 'sobre-rodas'])),
    novo: v.optional(yesOrNo()),
    detalhes: v.optional(list(text())),
    tabela: v.optional(list(v.strictObject({ nome: text(), valor: v.string() }))),
    foto: v.optional(picture({ folder: 'itens', width: '49-576' })),
    peso: v.optional(v.number()),
    norma: v.optional(v.strictObject({ codigo: v.pipe(v.string(), v.regex(/^NBR/, 'escreva NBR e o número')), ano: v.number() })),
    livre: v.optional(v.record(v.string(), v.array(v.boolean()))),
  };`;

const item = { nome: 'Água', preco: 189.9 };

/** A package with one collection, `itens`. */
async function write(files: Readonly<Record<string, unknown>>, declaration = 'collection(v.strictObject(fields))') {
  const texts = Object.entries(files).map(([file, content]) => [
    file,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  await writeFiles(packageFolder(), {
    'content/itens.ts': `${schema} export const itens = ${declaration};`,
    'src/images/itens/AP-10L.svg': '<svg/>',
    ...Object.fromEntries(texts),
  });
}

const read = () => readContent(path.join(packageFolder(), 'content/itens.ts'));

function problems(): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

test.each<[string, unknown, string]>([
  [
    'a price with a comma',
    { ...item, preco: '189,90' },
    'preco: escreva um número maior que zero, com no máximo duas casas, por exemplo 612.90 (está "189,90")',
  ],
  [
    'a price without end',
    '{ "nome": "Água", "preco": 1e999 }',
    'preco: escreva um número menor que 10000000 (está Infinity)',
  ],
  [
    'a missing field',
    { preco: 1 },
    'nome: falta este campo: escreva um texto, sem espaços no começo, no fim ou em dobro',
  ],
  [
    'a doubled space',
    { ...item, nome: 'Água  fria' },
    'nome: escreva um texto, sem espaços no começo, no fim ou em dobro (está "Água  fria")',
  ],
  ['a misspelt field', { ...item, preço: 1 }, 'preço: este campo não existe; você quis dizer "preco"?'],
  [
    'a fraction for a place',
    { ...item, ordem: 1.5 },
    'ordem: escreva um número inteiro a partir de 1, por exemplo 4 (está 1.5)',
  ],
  ['a word for yes', { ...item, novo: 'sim' }, 'novo: escreva true ou false, sem aspas (está "sim")'],
  ['no list', { ...item, detalhes: 'um' }, 'detalhes: escreva uma lista com pelo menos um item (está "um")'],
  [
    'an empty list',
    { ...item, detalhes: [] },
    'detalhes: escreva uma lista com pelo menos um item (está uma lista vazia)',
  ],
  [
    'a text that a later step of the schema refuses',
    { ...item, norma: { codigo: 'ISO 9001', ano: 2020 } },
    'norma, codigo: escreva NBR e o número (está "ISO 9001")',
  ],
  ['a list in place of fields', [item], 'escreva campos entre { e } (está uma lista)'],
  [
    'an image that is not there',
    { ...item, foto: 'AP-10' },
    'foto: não há imagem "AP-10" em src/images/itens; você quis dizer "AP-10L"?',
  ],
  [
    'an image elsewhere',
    { ...item, foto: '../AP-10L' },
    'foto: escreva o nome de uma imagem de src/images/itens (está "../AP-10L")',
  ],
  [
    'a comma too many',
    '{\n  "nome": "Água",\n  "preco": 189.9,\n}\n',
    'linha 3: o JSON não está correto perto de “"preco": 189.9,”; confira aspas, vírgulas (nenhuma depois do último campo) e chaves',
  ],
  [
    'a field that stands twice',
    '{\n  "nome": "Água",\n  "preco": 1,\n  "preco": 2\n}\n',
    'linha 4: o campo "preco" está escrito duas vezes; apague um',
  ],
  [
    'a field that stands twice in an item, once with an escape',
    '{\r\n"nome": "a: { \\" }",\r\n"preco": 1,\r\n"tabela": [{ "nome": "x", "n\\u006fme": "y", "valor": "z" }] }',
    'linha 4: o campo "nome" está escrito duas vezes; apague um',
  ],
  ['an empty file', '', 'o arquivo está vazio; escreva campos entre { e }'],
  ['letters of another encoding', '{ "nome": "\uFFFDgua" }', 'grave o arquivo em UTF-8: há letras que não se leem'],
])('%s gives its message', async (_mistake, content, message) => {
  await write({ 'content/itens/ap-10l.json': content });
  expect(problems()).toEqual([`mfe-x/content/itens/ap-10l.json: ${message}`]);
});

test('entries are ordered by file name, numbers by value, or as declared; other files are ignored', async () => {
  const files = Object.fromEntries(
    ['2', '10', '1'].map((name) => [`content/itens/${name}.json`, { nome: `N${name}`, preco: Number(name) }]),
  );
  await write({ ...files, 'content/itens/.rascunho.json': '{', 'content/itens/leia.md': 'Texto' });
  expect(read()).toMatchObject({ exported: 'itens', value: [{ preco: 1 }, { preco: 2 }, { preco: 10 }] });
  await write({}, 'collection(v.strictObject(fields), { order: (a, b) => b.preco - a.preco })');
  expect(read().value).toMatchObject([{ preco: 10 }, { preco: 2 }, { preco: 1 }]);
});

test('a file must have the name that its content gives', async () => {
  await write(
    { 'content/itens/agua.json': item, 'content/itens/co2.json': { nome: 'Gás', preco: 2 } },
    'collection(v.strictObject(fields), { fileName: ({ nome }) => nome.toLowerCase() })',
  );
  expect(problems()).toEqual([
    'mfe-x/content/itens/agua.json: dê ao arquivo o nome água.json, que vem do seu conteúdo',
    'mfe-x/content/itens/co2.json: dê ao arquivo o nome gás.json, que vem do seu conteúdo',
  ]);
});

test('a collection needs an entry, unless its page does without', async () => {
  await write({});
  expect(problems()).toEqual(['mfe-x/content/itens: esta pasta precisa de pelo menos um arquivo']);
  await write({}, 'collection(v.strictObject(fields), { mayBeEmpty: true })');
  expect(read().value).toEqual([]);
});

test('a single file stands beside its module', async () => {
  await write({ 'content/itens.json': `\uFEFF${JSON.stringify(item)}` }, 'single(v.strictObject(fields))');
  expect(read().value).toEqual(item);
  await write({ 'content/itens.json': { nome: 'Água' } }, 'single(v.strictObject(fields))');
  expect(problems()[0]).toMatch(/^mfe-x\/content\/itens\.json: preco: falta este campo/);
});

test('names of pictures become imports, with or without an extension', async () => {
  await write({
    'content/itens/a.json': { ...item, foto: 'AP-10L' },
    'content/itens/b.json': { ...item, foto: 'AP-10L.SVG' },
  });
  const foto = new PictureImport('@images/itens/AP-10L?width=49-576');
  expect(read().value).toEqual([
    { ...item, foto },
    { ...item, foto },
  ]);
});

const withPictures =
  "collection(v.strictObject({ ...fields, fotos: pictures({ folder: 'itens', views: ['frente', 'rotulo'] }) }))";

test('without names, an entry has the images named after its file, in the order of their views', async () => {
  const images = ['AP-10L-rotulo.svg', 'AP-10L-outra.png', 'AP-10L-frente.svg', 'AP-10L-frente.webp', 'AP-10L-XL.jpg'];
  await write(
    {
      'content/itens/ap-10l.json': item,
      'content/itens/ap-10l-xl.json': { ...item, fotos: [] },
      'content/itens/outro.json': { ...item, fotos: ['AP-10L', 'AP-10L-rotulo'] },
      ...Object.fromEntries(images.map((image) => [`src/images/itens/${image}`, 'image'])),
    },
    withPictures,
  );
  const imports = (...names: string[]) => names.map((name) => new PictureImport(`@images/itens/${name}`));
  expect(read().value).toEqual([
    { ...item, fotos: imports('AP-10L', 'AP-10L-frente', 'AP-10L-rotulo', 'AP-10L-outra') },
    { ...item, fotos: imports('AP-10L-XL') },
    { ...item, fotos: imports('AP-10L', 'AP-10L-rotulo') },
  ]);
});

test('an entry without any image says where to put a photo', async () => {
  await write(
    { 'content/itens/em-10l.json': item, 'content/itens/x.json': { ...item, fotos: ['AP-10L', 'X'] } },
    withPictures,
  );
  expect(problems()).toEqual([
    'mfe-x/content/itens/em-10l.json: fotos: falta uma imagem: ponha uma foto chamada em-10l.webp (ou .jpg, .png) em src/images/itens',
    'mfe-x/content/itens/x.json: fotos, item 2: não há imagem "X" em src/images/itens',
  ]);
});

test('a build that watches knows all files and folders that the content comes from', async () => {
  await write({
    'content/itens/a.json': { ...item, foto: 'AP-10L' },
    'content/itens.ts': "import { itens as all } from './schema/all'; export const itens = all;",
    'content/schema/all.ts': `${schema} export const itens = collection(v.strictObject(fields));`,
  });
  const at = (file: string) => path.join(packageFolder(), file);
  const { files, folders } = read();
  expect(files).toEqual(
    expect.arrayContaining(['content/itens.ts', 'content/schema/all.ts', 'content/itens/a.json'].map(at)),
  );
  expect(folders).toEqual(['content/itens', 'src/images/itens'].map(at));
});

test('a view shows the same files in another form, and is no content of its own', async () => {
  await write({
    'content/itens/a.json': item,
    'content/itens.nomes.ts': `${schema} export const nomes = collection(v.pipe(v.strictObject(fields), v.transform(({ nome }) => nome)));`,
  });
  const view = path.join(packageFolder(), 'content/itens.nomes.ts');
  expect(readContent(view)).toMatchObject({ exported: 'nomes', value: ['Água'] });
  expect(contentModulesOf(packageFolder()).map((file) => path.basename(file))).toEqual(['itens.ts']);
  await write({ 'content/itens/a.json': { nome: 'Água' } });
  expect(() => readContent(view)).toThrow('mfe-x/content/itens/a.json: preco: falta este campo');
});

test('a content module declares exactly one content', async () => {
  await write({
    'content/itens/a.json': item,
    'content/itens.test.ts': '',
    'content/nada.ts': 'export const nothing = 1;',
  });
  const modules = contentModulesOf(packageFolder());
  expect(modules.map((file) => path.basename(file))).toEqual(['itens.ts', 'nada.ts']);
  expect(() => readContent(modules[1] ?? '')).toThrow('must export one collection(…) or single(…)');
  expect(contentModulesOf(folder())).toEqual([]);
});
