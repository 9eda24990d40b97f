import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import sharp from 'sharp';
import { type PreviewImage, PublishError, type SiteIcons, touchSize } from '../render';
import type { SiteFolder } from '../repository';
import { icoFile } from './icoFile';
import { asideFolder } from './installReleases';

/** Size that link previews ask for (https://ogp.me, px), and what stands behind an image of another shape. */
const previewSize = { width: 1200, height: 630 };
const previewGround = '#f7f6f3';
/** Of `favicon.ico`, which whoever knows no SVG asks for at its fixed address. */
const faviconSizes = [16, 32, 48] as const;
/** What stands behind a touch icon, and around it (share of its size): systems cut off the corners. */
const iconGround = '#ffffff';
const iconMargin = 0.1;

/**
 * Makes the images for link previews that are not there yet.
 *
 * @throws PublishError naming the package of an image that is none
 */
export async function drawPreviews(site: SiteFolder, previews: Iterable<PreviewImage>): Promise<void> {
  for (const { url, source } of previews) {
    await drawOnce(site, url, source, async (content) => {
      const image = sharp(content, { density: 96 })
        .resize({ ...previewSize, fit: 'contain', background: previewGround })
        .flatten({ background: previewGround });
      return (source.endsWith('.svg') ? image.png({ palette: true }) : image.jpeg()).toBuffer();
    });
  }
}

/**
 * Makes the icons that are not there yet.
 *
 * @throws PublishError naming the shell, when its drawing is none
 */
export async function drawIcons(site: SiteFolder, { touch, manifest, favicon, drawing }: SiteIcons): Promise<void> {
  for (const { src, size } of [{ src: touch, size: touchSize }, ...manifest])
    await drawOnce(site, src, drawing, (content) => padded(content, size));
  await drawOnce(site, favicon, drawing, async (content) =>
    icoFile(await Promise.all(faviconSizes.map(async (size) => ({ size, png: await drawn(content, size) })))),
  );
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

/** A square PNG of a drawing, as large as it goes. */
async function drawn(content: Buffer, size: number): Promise<Buffer> {
  const { width = size, height = size } = await sharp(content).metadata();
  // Drawn at its final size: a bitmap that is enlarged is blurred.
  const density = Math.min((72 * size) / Math.max(width, height), 2400);
  return sharp(content, { density })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The same with a ground and a margin. */
async function padded(content: Buffer, size: number): Promise<Buffer> {
  const edge = Math.round(size * iconMargin);
  return sharp(await drawn(content, size - 2 * edge))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: iconGround })
    .flatten({ background: iconGround })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/**
 * Makes a picture of another one, aside and in one step, unless it is there: its name carries the digest of what it is
 * made from.
 *
 * @param url of the picture, and `source` of what it is made from: paths below the folder of all packages' files
 */
async function drawOnce(
  site: SiteFolder,
  url: string,
  source: string,
  draw: (content: Buffer) => Promise<Uint8Array>,
): Promise<void> {
  const target = path.join(site.files, url);
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const aside = path.join(asideFolder(site), path.basename(target));
  await mkdir(asideFolder(site), { recursive: true });
  const content = await readFile(path.join(site.files, source))
    .then(draw)
    .catch((error: Error) => {
      const [owner = '', ...file] = source.split('/').filter(Boolean);
      throw new PublishError(`${owner}: ${file.join('/')} can't be drawn: ${error.message}`, [owner]);
    });
  await writeFile(aside, content);
  await rename(aside, target);
}
