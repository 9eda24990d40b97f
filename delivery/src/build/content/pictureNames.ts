import { readdirSync } from 'node:fs';
import { pictureEnding } from '../pictures/pictureEndings';

export function imagesIn(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder).filter((file) => pictureEnding.test(file));
    return [...new Set(files.map((file) => file.replace(pictureEnding, '')))].sort();
  } catch {
    return [];
  }
}

/** Named after an entry, in any case: `CO2-6KG-frente` fits `co2-6kg` without a longer fitting name. @param views suffixes in order */
export function imagesOf(
  entry: string,
  entries: readonly string[],
  images: readonly string[],
  views: readonly string[],
): readonly string[] {
  const fits = (name: string, image: string) => image === name || image.startsWith(`${name}-`);
  const isOwn = (image: string) =>
    fits(entry, image) && !entries.some((other) => other.length > entry.length && fits(other, image));
  const rank = (image: string) => {
    const index = views.indexOf(image.slice(entry.length + 1));
    if (image.length === entry.length) return -1;
    return index === -1 ? views.length : index;
  };
  return images
    .filter((image) => isOwn(image.toLowerCase()))
    .sort((a, b) => rank(a.toLowerCase()) - rank(b.toLowerCase()) || a.localeCompare(b));
}
