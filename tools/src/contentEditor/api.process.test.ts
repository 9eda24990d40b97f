import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type ContentRepository, contentRepository } from '../testing/contentRepository';
import { answer, type EditorApi } from './api';
import { declaredContent } from './declared';
import { openRepository } from './repository';

let repository: ContentRepository;
let api: EditorApi;
beforeEach(async () => {
  repository = await contentRepository();
  const { root } = repository;
  const now = () => new Date('2026-11-26T12:00:00Z');
  api = {
    root,
    contents: declaredContent(root, ['mfe-shop']),
    repository: openRepository(root, now),
    siteUrl: 'http://localhost:3000',
  };
});
afterEach(() => repository.remove());

const file = 'mfe-shop/content/produtos/ap-10l.json';
const photo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64');
const options = { commitMessage: 'Change it' };

const ask = (action: string, params: object) => answer(api, { action, params });
const save = (value: unknown, place = file, assets: readonly object[] = []) =>
  ask('persistEntry', { dataFiles: [{ path: place, raw: JSON.stringify(value) }], assets, options });
const product = { codigo: 'AP-10L', nome: 'Água 10 L', preco: 199.9, familia: 'agua' };

test('a saved price is one commit of one file, on a branch of its own', async () => {
  await repository.write('other.txt', 'work of somebody else');
  repository.git('add', 'other.txt');
  await save({ ...product, sobConsulta: false, fotos: [] });
  expect(await repository.read(file)).toBe(`${JSON.stringify(product, null, 2)}\n`);
  expect(repository.git('log', '-1', '--format=%s by %an', '--name-only').split('\n').filter(Boolean)).toEqual([
    'Change it by Dona',
    file,
  ]);
  expect(repository.git('branch', '--show-current')).toBe('conteudo-2026-11-26-12-00');
  expect(repository.git('log', 'main', '--format=%s')).toBe('As it was');
  expect(repository.git('status', '--porcelain')).toBe('A  other.txt');
});

test('a later save goes to the same branch, and one without a change makes no commit', async () => {
  await save(product);
  await save({ ...product, preco: 210 });
  await save({ ...product, preco: 210 });
  expect(repository.git('log', 'main..', '--format=%s').split('\n')).toEqual(['Change it', 'Change it']);
});

test('a branch other than the main one stays', async () => {
  repository.git('switch', '--quiet', '--create', 'mine');
  await save(product);
  expect(repository.git('branch', '--show-current')).toBe('mine');
});

test('a mistake is refused with file, field and what is wanted, and changes nothing', async () => {
  await expect(save({ ...product, preco: 0 })).rejects.toThrow('Preço: escreva um número maior que zero');
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(repository.git('log', '--format=%s')).toBe('As it was');
  expect(repository.git('branch', '--show-current')).toBe('main');
});

test('a new product with a photo is one commit with both files', async () => {
  const added = { codigo: 'CO2-6KG', nome: 'CO₂ 6 kg', preco: 612.9, familia: 'co2' };
  const place = 'mfe-shop/src/images/produtos/co2.jpg';
  await expect(save(added, 'mfe-shop/content/produtos/co2-6kg.json')).rejects.toThrow('falta uma imagem');
  const asset = { path: `/${place}`, content: photo, encoding: 'base64' };
  await save({ ...added, fotos: [place] }, 'mfe-shop/content/produtos/co2-6kg.json', [asset]);
  expect(repository.git('show', '--format=', '--name-only').split('\n')).toEqual([
    'mfe-shop/content/produtos/co2-6kg.json',
    place,
  ]);
  expect(JSON.parse(await repository.read('mfe-shop/content/produtos/co2-6kg.json'))).toEqual({
    ...added,
    fotos: ['co2'],
  });
});

test('without a name in git, the message says what to do, and the file stays', async () => {
  repository.git('config', 'user.name', '');
  await expect(save(product)).rejects.toThrow('diga ao Git quem você é: git config --global user.name');
  expect(JSON.parse(await repository.read(file)).preco).toBe(154);
  expect(repository.git('status', '--porcelain')).toBe('');
});

test('an entry is deleted by a commit, but not a picture in use', async () => {
  const picture = 'mfe-shop/src/images/produtos/AP-10L-frente.svg';
  await expect(ask('deleteFiles', { paths: [picture], options })).rejects.toThrow('falta uma imagem');
  expect(await repository.read(picture)).toContain('<svg');
  await ask('deleteFiles', { paths: [file], options });
  expect(repository.git('show', '--format=', '--name-status')).toBe(`D\t${file}`);
});

test('a price of the form is checked again, and asked for after a large change', async () => {
  await expect(save({ ...product, preco: '1.290' })).rejects.toThrow('Preço: escreva o valor em reais');
  const change = {
    dataFiles: [{ path: file, raw: JSON.stringify({ ...product, preco: '1.290,00' }) }],
    assets: [],
    options,
  };
  const persist = (confirmed?: string) => answer(api, { action: 'persistEntry', params: change, confirmed });
  const question = 'Preço: de R$ 154,00 para R$ 1.290,00.\nÉ uma mudança de mais da metade. Gravar assim mesmo?';
  await expect(persist()).rejects.toThrow(question);
  await expect(save({ ...product, preco: '1.290,00', nome: '' })).rejects.toThrow('Nome: escreva um texto');
  await expect(persist('Another question')).rejects.toThrow(question);
  expect(JSON.parse(await repository.read(file)).preco).toBe(154);
  await persist(question);
  expect(JSON.parse(await repository.read(file)).preco).toBe(1290);
  await persist();
});

test('a refused upload that the form no longer shows does not hinder a save', async () => {
  const place = (name: string) => `mfe-shop/src/images/produtos/${name}`;
  const asset = (name: string, content: string) => ({ path: place(name), content, encoding: 'base64' });
  const text = Buffer.from('text').toString('base64');
  const assets = [asset('bad.jpg', text), asset('good.jpg', photo)];
  await expect(save({ ...product, fotos: [place('bad.jpg'), place('good.jpg')] }, file, assets)).rejects.toThrow(
    'bad.jpg: este arquivo não é uma imagem inteira',
  );
  await save({ ...product, fotos: [place('good.jpg')] }, file, assets);
  expect(repository.git('show', '--format=', '--name-only').split('\n')).toEqual([file, place('good.jpg')]);
});

test('uploads are checked before they enter a form', async () => {
  const check = (name: string, content = photo) =>
    ask('checkPicture', { asset: { path: name, content, encoding: 'base64' } });
  expect(await check('IMG_1.JPG')).toEqual({ error: null });
  expect(await check('IMG_1.HEIC')).toEqual({ error: 'IMG_1.HEIC: envie a foto como JPG, PNG, WebP ou AVIF' });
  expect(await check('a.jpg', '')).toEqual({ error: expect.stringMatching(/^a\.jpg: este arquivo não é/) });
});

test('a picture that was put into the folder is checked at a save', async () => {
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="900"/>';
  await repository.write('mfe-shop/src/images/produtos/AP-10L-lado.svg', tall);
  await expect(save(product)).rejects.toThrow('Imagem: AP-10L-lado.svg: o desenho tem 9 × 900 pixels');
});

test('a picture comes alone too', async () => {
  const asset = { path: 'mfe-shop/src/images/produtos/new.png', content: photo, encoding: 'base64' };
  expect(await ask('persistMedia', { asset, options })).toMatchObject({ name: 'new.png', content: photo });
  expect(repository.git('show', '--format=', '--name-only')).toBe('mfe-shop/src/images/produtos/new.png');
});

test.each([
  ['mfe-shop/content/produtos.ts', 'não é um arquivo de conteúdo'],
  ['mfe-shop/content/produtos/../../package.json', 'não é um arquivo de conteúdo'],
  ['.git/hooks/post-commit', 'não é um arquivo de conteúdo'],
])('nothing is written to %s', async (place, message) => {
  await expect(save(product, place)).rejects.toThrow(message);
  expect(repository.git('status', '--porcelain')).toBe('');
});

test.each([
  ['mfe-shop/src/images/produtos/photo.heic', photo, 'photo.heic: envie a foto como JPG, PNG, WebP ou AVIF'],
  ['mfe-shop/src/images/../../x.jpg', photo, 'não é um lugar de imagens'],
  ['mfe-shop/src/main.jpg', photo, 'não é um lugar de imagens'],
  [
    'mfe-shop/src/images/big.jpg',
    Buffer.alloc(10 * 2 ** 20 + 1).toString('base64'),
    'big.jpg: a foto tem mais de 10 MB',
  ],
  [
    'mfe-shop/src/images/produtos/text.jpg',
    Buffer.from('text').toString('base64'),
    'text.jpg: este arquivo não é uma imagem inteira',
  ],
])('the picture %s is refused', async (place, content, message) => {
  await expect(ask('persistMedia', { asset: { path: place, content, encoding: 'base64' }, options })).rejects.toThrow(
    message,
  );
  expect(repository.git('status', '--porcelain')).toBe('');
});

test('entries and pictures are read', async () => {
  const entries = await ask('entriesByFolder', { folder: 'mfe-shop/content/produtos', extension: 'json', depth: 1 });
  expect(entries).toEqual([{ data: expect.stringContaining('"preco":"R$ 154,00"'), file: { path: file, id: file } }]);
  const single = 'mfe-shop/content/pagina-empresa.json';
  expect(await ask('entriesByFiles', { files: [{ path: single, label: 'x' }] })).toEqual([
    await ask('getEntry', { path: single }),
  ]);
  const free = 'mfe-shop/content/produtos/free.json';
  expect(await ask('getEntry', { path: free })).toEqual({ data: null, file: { path: free, id: null } });
  const folder = 'mfe-shop/src/images/produtos';
  expect(await ask('getMedia', { mediaFolder: folder })).toEqual([
    await ask('getMediaFile', { path: `${folder}/AP-10L-frente.svg` }),
  ]);
  await expect(ask('getMedia', { mediaFolder: '/etc' })).resolves.toEqual([]);
  await expect(ask('unpublishedEntries', {})).rejects.toThrow('o editor pediu algo que este programa não conhece');
});

describe('with a remote', () => {
  let remote = '';
  beforeEach(() => {
    remote = path.join(repository.root, '.git/remote.git');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', remote]);
    repository.git('remote', 'add', 'origin', remote);
    repository.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  });

  const branch = 'conteudo-2026-11-26-12-00';
  const current = () => repository.git('branch', '--show-current');
  const inRemote = (...args: readonly string[]) => execFileSync('git', ['-C', remote, ...args], { encoding: 'utf8' });

  test('saved files are listed until they are sent', async () => {
    expect(await api.repository.unsent()).toEqual([]);
    await save(product);
    expect(await api.repository.unsent()).toEqual([file]);
    expect(await api.repository.send()).toBeNull();
    expect(await api.repository.unsent()).toEqual([]);
    expect(inRemote('branch', '--list', branch)).toContain(branch);
  });

  test('on GitHub, the address of the pull request is known', async () => {
    repository.git('remote', 'set-url', 'origin', 'https://github.com/site/site.git');
    repository.git('config', 'remote.origin.pushurl', remote);
    await save(product);
    expect(await api.repository.send()).toBe(`https://github.com/site/site/compare/${branch}?expand=1`);
  });

  test('a merged branch is left at the next start, and the main branch is up to date', async () => {
    await save(product);
    await api.repository.refresh();
    expect(current()).toBe(branch);
    await api.repository.send();
    await api.repository.refresh();
    expect(current()).toBe(branch);
    inRemote('update-ref', 'refs/heads/main', branch);
    await api.repository.refresh();
    expect(current()).toBe('main');
    expect(JSON.parse(await repository.read(file))).toEqual(product);
  });

  test('a branch that was deleted after its merge is left too', async () => {
    await save(product);
    await api.repository.send();
    inRemote('branch', '-D', branch);
    await api.repository.refresh();
    expect(current()).toBe('main');
  });

  test('without a network nothing changes', async () => {
    await save(product);
    repository.git('remote', 'set-url', 'origin', path.join(remote, 'gone'));
    await api.repository.refresh();
    expect(current()).toBe(branch);
  });
});
