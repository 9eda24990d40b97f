import type { EditorApi } from './api';
import { declaredContent } from './declared';
import { openRepository } from './repository';
import { type ContentRepository, contentRepository } from './testing/contentRepository';
import { itemOf, restore, versionsPage } from './versions';

const file = 'mfe-shop/content/produtos/ap-10l.json';
const address = '/versoes/mfe-shop-produtos/ap-10l';
const product = { codigo: 'AP-10L', nome: 'Água 10 L', preco: 154, familia: 'agua' };

let repository: ContentRepository;
let api: EditorApi;
beforeEach(async () => {
  repository = await contentRepository();
  const { root } = repository;
  api = { root, contents: declaredContent(root, ['mfe-shop']), repository: openRepository(root), siteUrl: null };
});
afterEach(() => repository.remove());

const written = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

async function commit(value: object, message: string, place = file) {
  await repository.write(place, written(value));
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message', message);
}

const page = () => versionsPage(api, file, address);
const messages = async () =>
  (await api.repository.versions(file)).map(({ commit }) => repository.git('log', '-1', '--format=%s', commit));

/** Fields of a version's button, the newest first. */
async function buttons(): Promise<readonly URLSearchParams[]> {
  const forms = [...(await page()).matchAll(/name="versao" value="(\w+)">.*?name="etag" value="(.*?)"/gs)];
  return forms.map(([, versao = '', etag = '']) => new URLSearchParams({ versao, etag }));
}

test('the page lists versions by date, with what each would change', async () => {
  await commit({ ...product, nome: 'Água <10> L', preco: 612.9, sobConsulta: true }, 'Raise');
  const html = await page();
  const times = html.match(/<time datetime="[^"]+">\d+ de \w+ de \d{4} às \d\d:\d\d<\/time>/g);
  expect(times).toHaveLength(2);
  expect(html).toContain('<p>de Dona</p><p>Igual à atual.</p>');
  expect(html).toContain(
    '<li>Nome: “Água &lt;10&gt; L” → “Água 10 L”</li><li>Preço: 612,90 → 154</li><li>Sob consulta: sim → (nada)</li>',
  );
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toContain('href="/#/collections/mfe-shop-produtos/entries/ap-10l"');
});

test('an earlier version comes back as a commit of its own', async () => {
  await commit({ ...product, preco: 612.9 }, 'Raise');
  const [button = new URLSearchParams()] = await buttons();
  await restore(api, file, button);
  expect(JSON.parse(await repository.read(file)).preco).toBe(154);
  expect(await messages()).toEqual([expect.stringMatching(`^Restore ${file} of [0-9a-f]{8}$`), 'Raise', 'As it was']);
  expect(repository.git('branch', '--show-current')).toMatch(/^conteudo-/);
});

test('a page of versions that is older than the item restores nothing', async () => {
  await commit({ ...product, preco: 612.9 }, 'Raise');
  const [button = new URLSearchParams()] = await buttons();
  await commit({ ...product, preco: 700 }, 'Raise again');
  await expect(restore(api, file, button)).rejects.toThrow('este item mudou desde que você o abriu');
  await expect(restore(api, file, new URLSearchParams({ versao: 'HEAD', etag: '' }))).rejects.toThrow('não existe');
  expect(JSON.parse(await repository.read(file)).preco).toBe(700);
});

test('a version that does not fit today’s fields is refused with the reason', async () => {
  await commit({ ...product, familia: 'halon' }, 'As fields were');
  await commit(product, 'As fields are');
  const [button = new URLSearchParams()] = await buttons();
  await expect(restore(api, file, button)).rejects.toThrow('Família: escreva um destes: agua, co2');
  expect(JSON.parse(await repository.read(file))).toEqual(product);
  expect(repository.git('status', '--porcelain')).toBe('');
});

test('work that no commit has is kept as a version', async () => {
  await repository.write(file, written({ ...product, preco: 999 }));
  const [button = new URLSearchParams()] = await buttons();
  await restore(api, file, button);
  expect(JSON.parse(repository.git('show', `HEAD^:${file}`)).preco).toBe(999);
});

test('a deleted item comes back', async () => {
  repository.git('rm', '--quiet', file);
  repository.git('commit', '--quiet', '--message', 'Delete');
  const [button = new URLSearchParams()] = await buttons();
  await restore(api, file, button);
  expect(JSON.parse(await repository.read(file)).preco).toBe(154);
});

test('versions under an earlier name belong to an item, those of its original do not', async () => {
  repository.git('mv', file, 'mfe-shop/content/produtos/ap-12l.json');
  repository.git('commit', '--quiet', '--message', 'Rename');
  await commit({ ...product, preco: 155 }, 'Copy');
  expect(await messages()).toEqual(['Copy', 'As it was']);
  const renamed = await api.repository.versions('mfe-shop/content/produtos/ap-12l.json');
  expect(renamed.map(({ text }) => JSON.parse(text).codigo)).toEqual(['AP-10L', 'AP-10L']);
});

test.each([
  [address, file],
  ['/versoes/textos/mfe-shop-pagina-empresa', 'mfe-shop/content/pagina-empresa.json'],
])('%s is the address of %s', (pathname, expected) => {
  expect(itemOf(api, pathname)).toBe(expected);
});

test.each(['/versoes/mfe-shop-produtos/', '/versoes/none/x', '/versoes/mfe-shop-produtos/..\\..\\package'])(
  '%s is the address of nothing',
  (pathname) => {
    expect(() => itemOf(api, pathname)).toThrow(/não (existe|é)/);
  },
);
