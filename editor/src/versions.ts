import { escapeHtml } from '@site/shared/format';
import type { EditorApi } from './api';
import { idOf } from './config';
import { jsonIn } from './declared';
import { checkUnchanged, etagOf } from './etags';
import { label } from './labels';
import { isThroughLink } from './links';
import { ownerOf } from './places';
import { Refusal, type Version } from './repository';
import { bytesOf, saveChecked } from './save';
import { nameOf, page } from './sendPage';

/** Content file that an entry's address names: `/versoes/mfe-catalog-produtos/co2-6kg`. @throws Refusal without content there */
export function itemOf({ contents }: EditorApi, pathname: string): string {
  const [, , collection = '', slug = ''] = pathname.split('/');
  const content = contents.find((each) => idOf(each) === (each.isCollection ? collection : slug));
  if (!content) throw new Refusal('este item não existe', 404);
  const file = content.isCollection ? `${content.place}/${slug}.json` : content.place;
  ownerOf(contents, file);
  return file;
}

/** Saves an earlier version of a file, as a form does. @param fields `versao` (a commit) and `etag` @throws Refusal */
export async function restore({ root, contents, repository }: EditorApi, file: string, fields: URLSearchParams) {
  const version = (await repository.versions(file)).find(({ commit }) => commit === fields.get('versao'));
  if (!version) throw new Refusal('esta versão não existe', 404);
  const etag = fields.get('etag') || null;
  checkUnchanged(file, await bytesOf(root, file), etag);
  const message = `Restore ${file} of ${version.commit.slice(0, 8)}`;
  // Else nobody could return to work of another program that no commit has.
  await repository.commit([file], `Change ${file}`);
  const changes = new Map([[file, { bytes: Buffer.from(`${version.text}\n`), etag }]]);
  await saveChecked(root, repository, { changes, modules: [ownerOf(contents, file).module], message });
}

/** Page that lists a file's versions, with what each would change in today's. */
export async function versionsPage({ root, repository }: EditorApi, file: string, pathname: string, notice = '') {
  const bytes = isThroughLink(root, file) ? null : await bytesOf(root, file);
  const etag = bytes ? etagOf(file, bytes) : '';
  const today = jsonIn(bytes?.toString() ?? '');
  const items = (await repository.versions(file)).map((version) => versionItem(version, today, etag));
  const list = items.length === 0 ? '<p>Este item ainda não foi gravado.</p>' : `<ol>${items.join('')}</ol>`;
  const [collection, slug] = pathname.split('/').slice(2).map(encodeURIComponent);
  const body = `<p>${escapeHtml(nameOf(file))}</p>${notice && `<p role="status">${escapeHtml(notice)}</p>`}${list}`;
  return page('Versões deste item', body, ['Voltar ao item', `/#/collections/${collection}/entries/${slug}`]);
}

const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

function versionItem({ commit, time, author, text }: Version, today: unknown, etag: string): string {
  const date = dates.format(new Date(time));
  const changes = differences(today, jsonIn(text));
  const heading = `<h2><time datetime="${time}">${date}</time></h2><p>de ${escapeHtml(author)}</p>`;
  if (changes.length === 0) return `<li>${heading}<p>Igual à atual.</p></li>`;
  const lines = changes.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<li>${heading}<p>Voltar mudaria:</p><ul>${lines}</ul><form method="post">
<input type="hidden" name="versao" value="${commit}"><input type="hidden" name="etag" value="${escapeHtml(etag)}">
<button aria-label="Voltar a esta, de ${date}">Voltar a esta</button></form></li>`;
}

/** Describes each field that differs in a line: `Preço: 699,90 → 612,90`. */
function differences(from: unknown, to: unknown, place = ''): readonly string[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (typeof from !== 'object' && typeof to !== 'object')
    return [`${place || 'O arquivo'}: ${shown(from)} → ${shown(to)}`];
  const names = [...new Set([...Object.keys(Object(from)), ...Object.keys(Object(to))])];
  return names.flatMap((name) => {
    const part = Array.isArray(from ?? to) ? `item ${Number(name) + 1}` : label(name);
    return differences(Object(from)[name], Object(to)[name], place ? `${place}, ${part}` : part);
  });
}

function shown(value: unknown): string {
  if (typeof value === 'number')
    return value.toLocaleString('pt-BR', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return value === undefined || value === null ? '(nada)' : `“${value}”`;
}
