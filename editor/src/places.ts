import path from 'node:path';
import { pictureEnding } from '@site/delivery/build';
import type { Declared } from './declared';
import { Refusal } from './repository';

/** Without `..`, hidden files, separators and drives of Windows, and names that are too long for a disk. */
export const isPlain = (file: string) =>
  file.split('/').every((name) => /^[^.\\:\p{Cc}][^\\:\p{Cc}]*$/u.test(name) && Buffer.byteLength(name) <= 200);

/** Content that a file belongs to. @throws Refusal for a file outside of content */
export function ownerOf(contents: readonly Declared[], file: string): Declared {
  const owner = contents.find(({ isCollection, place }) =>
    isCollection ? path.posix.dirname(file) === place && file.endsWith('.json') : file === place,
  );
  if (!owner || !isPlain(file)) throw new Refusal(`${file} não é um arquivo de conteúdo`);
  return owner;
}

export const wantedFormats = 'envie a foto como JPG, PNG, WebP ou AVIF';

/** Contents whose pictures may be in a file's folder. @throws Refusal for a file that is no picture of a package */
export function picturePlace(contents: readonly Declared[], file: string): readonly Declared[] {
  const owners = isPlain(file) ? contents.filter(({ images }) => file.startsWith(`${images}/`)) : [];
  const name = path.posix.basename(file);
  if (owners.length === 0) throw new Refusal(`${file} não é um lugar de imagens`);
  if (!pictureEnding.test(name)) throw new Refusal(`${name}: ${wantedFormats}`);
  return owners;
}
