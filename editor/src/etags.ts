import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { Refusal } from './repository';

/** Field of an entry's values that carries its etag: Decap CMS sends back what it does not know, but no headers. */
export const etagField = '_etag';

/** Digests after saves, by the etag of the form: Decap CMS saves again without reading the entry. */
const savedDigests = new Map<string, string>();

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Differs for each reading, so that two tabs with equal bytes have two etags. */
export const etagOf = (file: string, bytes: Buffer): string => `${digestOf(bytes)} ${randomUUID()} ${file}`;

export const recordSave = (etag: string, bytes: Buffer) => savedDigests.set(etag, digestOf(bytes));

const changed =
  'este item mudou desde que você o abriu. O que você escreveu continua nesta aba: abra o item em outra, compare e termine lá';

const deleted =
  'este item mudou desde que você o abriu: foi excluído. O que você escreveu continua nesta aba: copie dali o que falta para um item novo';

const taken = (file: string) =>
  file.endsWith('.json')
    ? `${file} já existe: abra esse item, ou dê outro nome a este`
    : `${path.posix.basename(file)}: já há outra imagem com este nome; dê outro nome à foto`;

/** @param bytes today's; null without a file @throws Refusal if the file is not the one that was read */
export function checkUnchanged(file: string, bytes: Buffer | null, etag: string | null): void {
  const [, digest, readFile] = /^([\da-f]{64}) [\da-f-]{36} (.+)$/.exec(etag ?? '') ?? [];
  // A duplicated entry carries the etag of its original.
  const expected = etag && digest && readFile === file ? (savedDigests.get(etag) ?? digest) : null;
  if (expected === (bytes && digestOf(bytes))) return;
  throw new Refusal(!expected ? taken(file) : bytes ? changed : deleted, 409);
}
