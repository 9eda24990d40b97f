import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { replaceFile } from '../files';
import { type PreviewImage, PublishError, type SiteIcons, touchSize } from '../render';
import type { SiteFolder } from '../repository';

/** What stands behind icons. */
const iconGround = '#ffffff';

/**
 * Makes the images for link previews that are not there yet.
 *
 * @throws PublishError naming the package of an image that is none
 */
export async function drawPreviews(site: SiteFolder, previews: Iterable<PreviewImage>): Promise<void> {
  for (const { url, source } of previews)
    await drawOnce(site, url, source, ({ previewImage }, content) => previewImage(content, source.endsWith('.svg')));
}

/**
 * Makes the icons that are not there yet.
 *
 * @throws PublishError naming the shell, when its drawing is none
 */
export async function drawIcons(site: SiteFolder, { touch, manifest, favicon, drawing }: SiteIcons): Promise<void> {
  for (const { src, size } of [{ src: touch, size: touchSize }, ...manifest]) {
    await drawOnce(site, src, drawing, ({ touchIcon }, content) => touchIcon(content, size, iconGround));
  }
  await drawOnce(site, favicon, drawing, ({ faviconOf }, content) => faviconOf(content));
}

/** The web manifest of a site (https://www.w3.org/TR/appmanifest/). */
export function webManifest({ brand }: SiteConfig, { manifest }: SiteIcons): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: iconGround,
    theme_color: '#171b21',
    icons: manifest.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}

/**
 * Makes a picture of another one, in one step, unless it is there: its name carries the digest of what it is
 * made from.
 *
 * @param url of the picture, and `source` of what it is made from: paths below the folder of all packages' files
 */
async function drawOnce(
  site: SiteFolder,
  url: string,
  source: string,
  draw: (drawing: typeof import('./drawing'), content: Buffer) => Promise<Uint8Array>,
): Promise<void> {
  const target = path.join(site.files, url);
  if (existsSync(target)) return;
  const content = await readFile(path.join(site.files, source))
    .then(async (found) => draw(await import('./drawing'), found))
    .catch((error: Error) => {
      const [owner = '', ...file] = source.split('/').filter(Boolean);
      throw new PublishError(`${owner}: ${file.join('/')} can't be drawn: ${error.message}`, [owner]);
    });
  await replaceFile(target, content);
}
