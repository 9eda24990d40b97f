import { readFile } from 'node:fs/promises';
import { inRoot } from '@site/delivery/repository';
import { answer, type EditorApi } from './api';
import { declaredContent } from './declared';
import { openRepository } from './repository';
import { type ContentRepository, contentRepository } from './testing/contentRepository';

const file = 'site.config.json';

let repository: ContentRepository;
let api: EditorApi;
let before: string;
beforeEach(async () => {
  repository = await contentRepository();
  const { root } = repository;
  before = await readFile(inRoot(file), 'utf8');
  await repository.write(file, before);
  repository.git('add', file);
  repository.git('commit', '--quiet', '--message', 'Configure');
  api = { root, contents: declaredContent(root, ['mfe-shop']), repository: openRepository(root), siteUrl: null };
});
afterEach(() => repository.remove());

const form = async () =>
  JSON.parse(Object(await answer(api, { action: 'getEntry', params: { path: file } })).data) as Record<string, object>;

async function save(group: string, change: object) {
  const values = await form();
  const raw = JSON.stringify({ ...values, [group]: { ...values[group], ...change } });
  const params = { dataFiles: [{ path: file, raw }], assets: [], options: { commitMessage: 'Change it' } };
  return answer(api, { action: 'persistEntry', params });
}

test('the form has the company’s values and nothing else of the file', async () => {
  const fields = ['brand', 'contact', 'registration', 'facts', 'socialLinks'];
  expect(Object.keys(await form())).toEqual([...fields, '_etag']);
});

test('links of an earlier file’s group are in the form, and saved as a list', async () => {
  const social = { facebook: 'https://www.facebook.com/a' };
  await repository.write(file, JSON.stringify({ ...JSON.parse(before), socialLinks: undefined, social }));
  const links = [{ icon: 'whatsapp' }, { icon: 'facebook', url: social.facebook }];
  expect(await form()).toMatchObject({ socialLinks: links });
  await save('facts', { responseHours: 48 });
  expect(JSON.parse(await repository.read(file))).toMatchObject({ socialLinks: links });
});

test('a saved telephone changes its line alone: all other keys and their order stay', async () => {
  await save('contact', { phone: '(21) 2345-6789' });
  expect(await repository.read(file)).toBe(before.replace('(21) 0000-0000', '(21) 2345-6789'));
  expect(repository.git('log', '-1', '--format=%s', '--name-only')).toBe(`Change it\n\n${file}`);
});

test('a mistake is refused by the name of the field, and changes nothing', async () => {
  const message = 'Telefone: escreva o número com DDD, por exemplo (21) 2345-6789 (está "21 9 abc")';
  await expect(save('contact', { phone: '21 9 abc' })).rejects.toThrow(new Error(message));
  expect(await repository.read(file)).toBe(before);
  expect(repository.git('log', '-1', '--format=%s')).toBe('Configure');
});

test('a file that is no JSON is refused in words', async () => {
  await repository.write(file, before.replace('"brand": {', '"brand": '));
  await expect(save('contact', {})).rejects.toThrow('site.config.json: linha');
});
