import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import sharp from 'sharp';
import { PublishError, type SiteIcons, touchSize } from '../render';
import type { SiteFolder } from '../repository';
import { icoFile } from './icoFile';
import { asideFolder } from './installReleases';

/** Of `favicon.ico`, which whoever knows no SVG asks for at its fixed address. */
const faviconSizes = [16, 32, 48] as const;
/** What stands behind a touch icon, and around it (share of its size): systems cut off the corners. */
const ground = '#ffffff';
const margin = 0.1;

/**
 * Makes the ones that are not there yet.
 *
 * @throws PublishError naming the shell, when its drawing is none
 */
export async function drawIcons(site: SiteFolder, { touch, manifest, favicon, drawing }: SiteIcons): Promise<void> {
  const read = () => readFile(path.join(site.files, drawing));
  await makeFile(site, touch, async () => padded(await read(), touchSize));
  for (const { src, size } of manifest) await makeFile(site, src, async () => padded(await read(), size));
  await makeFile(site, favicon, async () => {
    const content = await read();
    return icoFile(await Promise.all(faviconSizes.map(async (size) => ({ size, png: await drawn(content, size) }))));
  });
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
    background_color: ground,
    theme_color: '#171b21',
    icons: manifest.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}

/** A square PNG of a drawing, as large as it goes. */
async function drawn(content: Buffer, size: number): Promise<Buffer> {
  try {
    const { width = size, height = size } = await sharp(content).metadata();
    // Drawn at its final size: a bitmap that is enlarged is blurred.
    const density = Math.min((72 * size) / Math.max(width, height), 2400);
    return await sharp(content, { density })
      .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    throw new PublishError(`shell: its icon can't be drawn: ${(error as Error).message}`, ['shell']);
  }
}

/** The same with a ground and a margin. */
async function padded(content: Buffer, size: number): Promise<Buffer> {
  const edge = Math.round(size * margin);
  return sharp(await drawn(content, size - 2 * edge))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

async function makeFile(site: SiteFolder, url: string, content: () => Promise<Uint8Array>): Promise<void> {
  const target = path.join(site.files, url);
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const aside = path.join(asideFolder(site), path.basename(target));
  await mkdir(asideFolder(site), { recursive: true });
  await writeFile(aside, await content());
  await rename(aside, target);
}
