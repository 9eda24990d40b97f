import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answer, type EditorApi } from './api';
import { declaredContent } from './declared';
import { openRepository } from './repository';
import { type ContentRepository, contentRepository } from './testing/contentRepository';

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

type Ask = (action: string, params: object) => Promise<unknown>;
const ask: Ask = (action, params) => answer(api, { action, params });

/** Values of a form that opens an entry, with their etag; none for a new entry. */
async function open(place = file): Promise<Record<string, unknown>> {
  const { data } = (await ask('getEntry', { path: place })) as { data: string | null };
  return JSON.parse(data ?? '{}');
}
const saveForm = (form: unknown, place = file, assets: readonly object[] = []) =>
  ask('persistEntry', { dataFiles: [{ path: place, raw: JSON.stringify(form) }], assets, options });
const save = async (value: object, place = file, assets: readonly object[] = []) =>
  saveForm({ ...value, _etag: (await open(place))._etag }, place, assets);
const remove = (etag: unknown, place = file) => ask('deleteFiles', { paths: [place], etags: [etag], options });
const pictureEtag = async (place: string) => ((await ask('getMediaFile', { path: place })) as { etag: string }).etag;

const conflict = 'este item mudou desde que você o abriu';
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

test('a later save goes to the same branch, also to one of other work, and one without a change makes no commit', async () => {
  repository.git('switch', '--quiet', '--create', 'mine');
  await save(product);
  await save({ ...product, preco: 210 });
  await save({ ...product, preco: 210 });
  expect(repository.git('log', 'main..mine', '--format=%s').split('\n')).toEqual(['Change it', 'Change it']);
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
  await expect(remove(await pictureEtag(picture), picture)).rejects.toThrow('falta uma imagem');
  expect(await repository.read(picture)).toContain('<svg');
  await remove((await open())._etag);
  expect(repository.git('show', '--format=', '--name-status')).toBe(`D\t${file}`);
});

test('a price of the form is checked again, and asked for after a large change, before its file is written', async () => {
  await expect(save({ ...product, preco: '1.290' })).rejects.toThrow('Preço: escreva o valor em reais');
  const raw = JSON.stringify({ ...product, preco: '1.290,00', _etag: (await open())._etag });
  const change = {
    dataFiles: [{ path: file, raw }],
    assets: [],
    options,
  };
  const persist = (confirmed?: string) => answer(api, { action: 'persistEntry', params: change, confirmed });
  const writtenAt = async () => (await stat(path.join(repository.root, file))).mtimeMs;
  const before = await writtenAt();
  const question = 'Preço: de R$ 154,00 para R$ 1.290,00.\nÉ uma mudança de mais da metade. Gravar assim mesmo?';
  await expect(persist()).rejects.toThrow(question);
  await expect(persist('Another question')).rejects.toThrow(question);
  expect(await writtenAt()).toBe(before);
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

test('nothing is written to a place without content, such as one outside of the repository', async () => {
  const inContent = [
    'produtos.ts',
    'produtos/../../package.json',
    'produtos/..\\..\\x.json',
    'produtos/C:x.json',
    'produtos/.x.json',
  ];
  const places = [...inContent.map((name) => `mfe-shop/content/${name}`), `/${file}`, '.git/hooks/post-commit'];
  for (const place of places) {
    await expect(saveForm(product, place)).rejects.toThrow('não é um arquivo de conteúdo');
    await expect(remove(null, place)).rejects.toThrow(/não é um (arquivo de conteúdo|lugar de imagens)/);
  }
  expect(repository.git('status', '--porcelain')).toBe('');
});

test('a picture of another format, in another place, too large or incomplete is refused', async () => {
  const large = Buffer.alloc(10 * 2 ** 20 + 1).toString('base64');
  for (const [name, content, message] of [
    ['images/produtos/photo.heic', photo, 'photo.heic: envie a foto como JPG, PNG, WebP ou AVIF'],
    ['images/../../x.jpg', photo, 'não é um lugar de imagens'],
    ['images/..\\..\\x.jpg', photo, 'não é um lugar de imagens'],
    ['images/.git/x.jpg', photo, 'não é um lugar de imagens'],
    ['main.jpg', photo, 'não é um lugar de imagens'],
    ['images/big.jpg', large, 'big.jpg: a foto tem mais de 10 MB'],
    ['images/text.jpg', Buffer.from('text').toString('base64'), 'text.jpg: este arquivo não é uma imagem inteira'],
  ] as const) {
    const asset = { path: `mfe-shop/src/${name}`, content, encoding: 'base64' };
    await expect(ask('persistMedia', { asset, options })).rejects.toThrow(message);
  }
  expect(repository.git('status', '--porcelain')).toBe('');
});

test('entries and pictures are read', async () => {
  const entries = await ask('entriesByFolder', { folder: 'mfe-shop/content/produtos', extension: 'json', depth: 1 });
  expect(entries).toEqual([{ data: expect.stringContaining('"preco":"R$ 154,00"'), file: { path: file, id: file } }]);
  const free = 'mfe-shop/content/produtos/free.json';
  expect(await ask('getEntry', { path: free })).toEqual({ data: null, file: { path: free, id: null } });
  const folder = 'mfe-shop/src/images/produtos';
  const shownPicture = (await ask('getMediaFile', { path: `${folder}/AP-10L-frente.svg` })) as object;
  expect(await ask('getMedia', { mediaFolder: folder })).toEqual([{ ...shownPicture, etag: expect.any(String) }]);
  for (const mediaFolder of ['/etc', 'mfe-shop', `${folder}/../../../..`, `${folder}/\0`])
    await expect(ask('getMedia', { mediaFolder })).resolves.toEqual([]);
});

describe('a file that changed since it was opened', () => {
  const single = 'mfe-shop/content/pagina-empresa.json';
  test.each<[string, () => unknown]>([
    ['by another tab', () => save({ ...product, preco: 161.9 })],
    [
      'by its deletion and a new one of that name',
      async () => {
        await remove((await open())._etag);
        await saveForm({ ...product, preco: 161.9 });
      },
    ],
  ])('%s is neither saved over nor deleted', async (_name, change) => {
    const form = await open();
    await change();
    const theirs = await repository.read(file).catch(() => null);
    const commits = repository.git('log', '--format=%H');
    await expect(saveForm({ ...form, nome: 'Água 12 L' })).rejects.toThrow(conflict);
    await expect(remove(form._etag)).rejects.toThrow(conflict);
    expect(await repository.read(file).catch(() => null)).toBe(theirs);
    expect(repository.git('log', '--format=%H')).toBe(commits);
  });

  test('by its deletion is not created again by a save', async () => {
    const form = await open();
    await remove((await open())._etag);
    await expect(saveForm({ ...form, nome: 'Água 12 L' })).rejects.toThrow(`${conflict}: foi excluído`);
    await expect(remove(form._etag)).rejects.toThrow(`${conflict}: foi excluído`);
    expect(await open()).toEqual({});
  });

  test('and came from a list, or is a page of its own', async () => {
    const read = async (action: string, params: object) => {
      const [entry] = (await ask(action, params)) as readonly { data: string }[];
      return JSON.parse(entry?.data ?? '');
    };
    const listed = await read('entriesByFolder', { folder: 'mfe-shop/content/produtos' });
    const page = await read('entriesByFiles', { files: [{ path: single }] });
    await save(product);
    await save({ titulo: 'Nós', anos: 6 }, single);
    await expect(saveForm(listed)).rejects.toThrow(conflict);
    await expect(saveForm({ ...page, anos: 7 }, single)).rejects.toThrow(conflict);
    expect(JSON.parse(await repository.read(single))).toEqual({ titulo: 'Nós', anos: 6 });
  });

  test('is not confused with saves of the same form, which may go on, and delete', async () => {
    const form = await open();
    await saveForm({ ...form, preco: 160 });
    await saveForm({ ...form, preco: 170 });
    const other = await open();
    await expect(saveForm({ ...other, preco: 0 })).rejects.toThrow('escreva um número');
    await saveForm({ ...other, preco: 180 });
    await expect(saveForm({ ...form, preco: 190 })).rejects.toThrow(conflict);
    await remove(other._etag);
    expect(await open()).toEqual({});
  });

  test('is not written back by a save that fails', async () => {
    const hook = path.join(repository.root, '.git/hooks/pre-commit');
    await writeFile(hook, `#!/bin/sh\necho '{"nome":"theirs"}' > ${file}\nexit 1\n`);
    await chmod(hook, 0o755);
    await expect(save(product)).rejects.toThrow('o Git respondeu');
    expect(await repository.read(file)).toBe('{"nome":"theirs"}\n');
  });
});

test('a new entry takes no name in use, but a duplicate a free one', async () => {
  await expect(saveForm({ ...product, preco: 1 })).rejects.toThrow(`${file} já existe: abra esse item`);
  const fotos = ['mfe-shop/src/images/produtos/AP-10L-frente.svg'];
  const copy = { ...(await open()), codigo: 'AP-12L', fotos };
  const place = 'mfe-shop/content/produtos/ap-12l.json';
  await saveForm(copy, place);
  expect(JSON.parse(await repository.read(place)).codigo).toBe('AP-12L');
  await expect(saveForm({ ...copy, preco: 2 }, place)).rejects.toThrow('já existe');
});

test('a picture replaces no other one, and is deleted only as it was shown', async () => {
  const place = 'mfe-shop/src/images/produtos/new.svg';
  const upload = (content: string) =>
    ask('persistMedia', { asset: { path: place, content, encoding: 'base64' }, options });
  await upload(photo);
  await upload(photo);
  const other = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').toString('base64');
  await expect(upload(other)).rejects.toThrow('new.svg: já há outra imagem com este nome');
  const etag = await pictureEtag(place);
  await repository.write(place, '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>');
  await expect(remove(etag, place)).rejects.toThrow(conflict);
  await expect(remove(null, place)).rejects.toThrow('já há outra imagem');
  await remove(await pictureEtag(place), place);
});

describe('a symbolic link out of the repository', () => {
  let outside = '';
  beforeEach(async () => {
    outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    await writeFile(path.join(outside, 'ap-10l.json'), JSON.stringify({ ...product, nome: 'Secret' }));
    await writeFile(path.join(outside, 'x.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><!-- Secret --></svg>');
  });
  afterEach(() => rm(outside, { recursive: true }));

  /** Replaces a file or folder of the repository. */
  async function link(place: string, target: string) {
    const absolute = path.join(repository.root, place);
    await mkdir(path.dirname(absolute), { recursive: true });
    await rename(absolute, `${absolute}.before`).catch(() => undefined);
    await symlink(path.join(outside, target), absolute);
  }

  test.each([
    ['a file', 'mfe-shop/content/produtos/ap-10l.json', 'ap-10l.json'],
    ['a folder above', 'mfe-shop/content', '..'],
  ])('%s is neither read, written nor deleted through', async (_name, place, target) => {
    await link(place, target);
    expect(JSON.stringify(await ask('entriesByFolder', { folder: 'mfe-shop/content/produtos' }))).not.toContain(
      'Secret',
    );
    expect(await open()).toEqual({});
    await expect(saveForm(product)).rejects.toThrow('passa por um atalho');
    await expect(remove(null)).rejects.toThrow('passa por um atalho');
    expect(await readFile(path.join(outside, 'ap-10l.json'), 'utf8')).toContain('Secret');
  });

  test.each([
    ['a folder of pictures', 'mfe-shop/src/images/produtos', ''],
    ['a picture that is not there', 'mfe-shop/src/images/produtos/x.svg', 'none/x.svg'],
  ])('%s is neither read, written nor deleted through', async (_name, place, target) => {
    await link(place, target);
    const picture = 'mfe-shop/src/images/produtos/x.svg';
    const listed = await ask('getMedia', { mediaFolder: 'mfe-shop/src/images/produtos' });
    expect(JSON.stringify(listed)).not.toContain('x.svg');
    await expect(ask('getMediaFile', { path: picture })).rejects.toThrow('não existe');
    const asset = { path: picture, content: photo, encoding: 'base64' };
    await expect(ask('persistMedia', { asset, options })).rejects.toThrow('passa por um atalho');
    await expect(remove(null, picture)).rejects.toThrow('passa por um atalho');
    expect(await readFile(path.join(outside, 'x.svg'), 'utf8')).toContain('Secret');
  });
});

test('a name with a wildcard stands for itself', async () => {
  await repository.write(file, JSON.stringify({ ...product, preco: 1 }));
  const place = 'mfe-shop/src/images/produtos/*.svg';
  await repository.write('mfe-shop/src/images/produtos/theirs.svg', 'theirs');
  const asset = { path: place, content: photo, encoding: 'base64' };
  expect(await ask('persistMedia', { asset, options })).toMatchObject({ name: '*.svg', content: photo });
  expect(repository.git('show', '--format=', '--name-only')).toBe(place);
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

  test('saved files are listed until they are sent; on GitHub, the address of the pull request is known', async () => {
    expect(await api.repository.unsent()).toEqual([]);
    await save(product);
    const place = 'mfe-shop/src/images/produtos/extintor de água.svg';
    await ask('persistMedia', { asset: { path: place, content: photo, encoding: 'base64' }, options });
    expect(await api.repository.unsent()).toEqual([file, place]);
    expect(await api.repository.send()).toBeNull();
    repository.git('remote', 'set-url', 'origin', 'https://github.com/site/site.git');
    repository.git('config', 'remote.origin.pushurl', remote);
    expect(await api.repository.send()).toBe(`https://github.com/site/site/compare/${branch}?expand=1`);
    expect(await api.repository.unsent()).toEqual([]);
    expect(inRemote('branch', '--list', branch)).toContain(branch);
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
