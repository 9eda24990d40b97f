import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SiteFolder } from '../paths';
import { asideFolder } from './installReleases';
import { PublishError } from './plan';
import type { Selection } from './serverBuilds';

/** Size that link previews ask for (https://ogp.me, px). */
const size = { width: 1200, height: 630 };

const ground = '#f7f6f3';

/** An image for link previews, few of which take SVG or WebP: of a drawing a PNG, of a photo a JPEG. */
export interface PreviewImage {
  /** Path of it on the site. */
  readonly url: string;
  /** The drawing or photo that it is made from, below the folder of all packages' files. */
  readonly source: string;
}

/**
 * The image that stands for an image of some release in link previews; one in another format, or from elsewhere, is
 * taken as it is. Its name carries the digest of what it is made from, as every image's does.
 */
export function previewOf(selection: Selection, image: string): PreviewImage | { readonly url: string } {
  for (const { name, base } of selection.values()) {
    const file = image.startsWith(`${base}assets/`) ? image.slice(`${base}assets/`.length) : '';
    const [, stem, digest, format] = /^([\w@~+-]+)\.([\da-f]+)(?:_[\w-]+)?\.(svg|webp)$/.exec(file) ?? [];
    const preview = `${stem}-preview.${digest}.${format === 'svg' ? 'png' : 'jpg'}`;
    if (stem) return { url: `/${name}/assets/${preview}`, source: `${name}/assets/${file}` };
  }
  return { url: image };
}

/**
 * Makes the ones that are not there yet.
 *
 * @throws PublishError naming the package of an image that is none
 */
export async function drawPreviews(site: SiteFolder, previews: Iterable<PreviewImage>): Promise<void> {
  for (const { url, source } of previews) {
    const target = path.join(site.files, url);
    const exists = await access(target).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    const aside = path.join(asideFolder(site), path.basename(target));
    await mkdir(asideFolder(site), { recursive: true });
    await writeFile(aside, await draw(path.join(site.files, source), source));
    await rename(aside, target);
  }
}

async function draw(file: string, name: string): Promise<Buffer> {
  try {
    const image = sharp(await readFile(file), { density: 96 })
      .resize({ ...size, fit: 'contain', background: ground })
      .flatten({ background: ground });
    return await (name.endsWith('.svg') ? image.png({ palette: true }) : image.jpeg()).toBuffer();
  } catch (error) {
    const [owner = '', ...rest] = name.split('/');
    throw new PublishError(`${owner}: ${rest.join('/')} can't be drawn: ${(error as Error).message}`, [owner]);
  }
}
