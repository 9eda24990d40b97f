import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, ContentError } from '../content/readContent';
import { PictureImport } from '../content/resolvePictures';
import { pictureNamed } from './pictureEndings';
import { sizeMistake } from './pictureMistake';

/** Checks the pictures of a content module, also those that no upload has checked. @param module absolute @throws ContentError */
export async function checkPictureSizes(module: string, { value }: Pick<Content, 'value'>): Promise<void> {
  const packageFolder = path.resolve(module, '../..');
  const problems = await Promise.all(
    [...new Set(requestsIn(value))].map(async (request) => {
      const place = request.replace('@images', 'src/images').replace(/\?.*$/, '');
      const folder = path.join(packageFolder, path.dirname(place));
      const file = path.join(folder, pictureNamed(path.basename(place), readdirSync(folder)) ?? '');
      const mistake = await sizeMistake(await readFile(file));
      return mistake ? [`${path.relative(path.dirname(packageFolder), file)}: ${mistake}`] : [];
    }),
  );
  if (problems.flat().length > 0) throw new ContentError(problems.flat());
}

function requestsIn(value: unknown): readonly string[] {
  if (value instanceof PictureImport) return [value.request];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(requestsIn) : [];
}
