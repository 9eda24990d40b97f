import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SiteFolder } from '../paths';

/** Size that link previews ask for (https://ogp.me, px). */
const size = { width: 1200, height: 630 };

/**
 * A PNG for link previews, which take no SVG: made once for each drawing, and named by its content.
 *
 * @param url path of an image of the site; one that isn't an SVG is taken as it is
 * @returns path of the PNG
 */
export async function previewImage(site: SiteFolder, url: string): Promise<string> {
  if (!url.endsWith('.svg')) return url;
  const drawing = await readFile(path.join(site.public, url));
  const name = `${path.basename(url).split('.')[0]}-preview.${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}.png`;
  const target = path.posix.join(path.posix.dirname(url), name);
  const file = path.join(site.public, target);
  const exists = await readFile(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    const image = sharp(drawing, { density: 96 })
      .resize({ ...size, fit: 'contain', background: '#f7f6f3' })
      .flatten({ background: '#f7f6f3' });
    await writeFile(file, await image.png({ palette: true }).toBuffer());
  }
  return target;
}
