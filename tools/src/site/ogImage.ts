import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SiteFolder } from '../paths';

/** Size that link previews ask for (https://ogp.me, px). */
const size = { width: 1200, height: 630 };

const ground = '#f7f6f3';

/**
 * An image for link previews, few of which take SVG or WebP: of a drawing a PNG, of a photo a JPEG, made once for each
 * and named by its content.
 *
 * @param url path of an image of the site; one in another format is taken as it is
 * @returns path of the image made
 */
export async function previewImage(site: SiteFolder, url: string): Promise<string> {
  const { dir, name, ext } = path.posix.parse(url);
  if (ext !== '.svg' && ext !== '.webp') return url;
  const source = await readFile(path.join(site.public, url));
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const target = `${dir}/${name.split('.')[0]}-preview.${digest}.${ext === '.svg' ? 'png' : 'jpg'}`;
  const file = path.join(site.public, target);
  const exists = await readFile(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    const image = sharp(source, { density: 96 })
      .resize({ ...size, fit: 'contain', background: ground })
      .flatten({ background: ground });
    await writeFile(file, await (ext === '.svg' ? image.png({ palette: true }) : image.jpeg()).toBuffer());
  }
  return target;
}
