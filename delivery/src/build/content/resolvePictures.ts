import path from 'node:path';
import { nearest } from '@site/shared/config';
import type { PictureOptions } from './define';
import { pictureMark, picturesMark } from './marks';

import { imagesIn, imagesOf } from './pictureNames';

/** Placeholder in checked data for the address of an image. */
export class PictureImport {
  /** @param request as in `import address from '@images/produtos/CO2-6KG-frente?width=49-576'` */
  constructor(readonly request: string) {}
}

interface Place {
  /** File name of the entry and of all entries of its collection, without `.json`. */
  readonly name: string;
  readonly names: readonly string[];
  /** The package's folder of images, absolute. */
  readonly images: string;
}

interface Resolved {
  readonly value: unknown;
  readonly problems: readonly string[];
  readonly folders: ReadonlySet<string>;
}

type Names = PictureOptions & { readonly [picturesMark]: readonly string[]; readonly views: readonly string[] };
type Name = PictureOptions & { readonly [pictureMark]: string };

const isName = (value: object): value is Name => pictureMark in value;
const isNames = (value: object): value is Names => picturesMark in value;

export function resolvePictures(value: unknown, { name, names, images }: Place): Resolved {
  const problems: string[] = [];
  const folders = new Set<string>();

  function importOf(picture: string, { folder, width }: PictureOptions, place: string): PictureImport {
    const existing = existingIn(folder);
    if (!existing.includes(picture)) {
      const meant = nearest(picture, existing);
      problems.push(
        `${place}: não há imagem "${picture}" em src/images/${folder}${meant ? `; você quis dizer "${meant}"?` : ''}`,
      );
    }
    return new PictureImport(`@images/${folder}/${picture}${width ? `?width=${width}` : ''}`);
  }

  function existingIn(folder: string): readonly string[] {
    const place = path.join(images, folder);
    folders.add(place);
    return imagesIn(place);
  }

  function importsOf({ [picturesMark]: written, views, ...options }: Names, place: string): readonly PictureImport[] {
    if (written.length > 0)
      return written.map((picture, index) => importOf(picture, options, `${place}, item ${index + 1}`));
    const found = imagesOf(
      name,
      names.map((each) => each.toLowerCase()),
      existingIn(options.folder),
      views,
    );
    if (found.length === 0)
      problems.push(
        `${place}: falta uma imagem: ponha uma foto chamada ${name}.webp (ou .jpg, .png) em src/images/${options.folder}`,
      );
    return found.map((picture) => importOf(picture, options, place));
  }

  function resolve(part: unknown, place: string): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (isName(part)) return importOf(part[pictureMark], part, place);
    if (isNames(part)) return importsOf(part, place);
    const below = (key: string) => (place === '' ? key : `${place}, ${key}`);
    if (Array.isArray(part)) return part.map((item, index) => resolve(item, below(`item ${index + 1}`)));
    return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, resolve(field, below(key))]));
  }

  return { value: resolve(value, ''), problems, folders };
}
