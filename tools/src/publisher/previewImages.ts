import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SiteFolder } from '../paths';
import { asideFolder } from './installReleases';
import { PublishError } from './plan';
import type { Selection } from './serverBuilds';

/** Size that link previews ask for (https://ogp.me, px). */
const size = { width: 1200, height: 630 };

/** An image for link previews, which take no SVG. */
export interface PreviewImage {
  /** Path of the PNG on the site. */
  readonly url: string;
  /** The drawing that it is made from, below the folder of all packages' files. */
  readonly drawing: string;
}

/**
 * The raster image that stands for an image in link previews; one that isn't an SVG of some release is taken as it is.
 * Its name carries the drawing's digest, as every image's does.
 */
export function previewOf(selection: Selection, image: string): PreviewImage | { readonly url: string } {
  for (const { name, base } of selection.values()) {
    const file = image.startsWith(`${base}assets/`) ? image.slice(`${base}assets/`.length) : '';
    const [, stem, digest] = /^([\w@~+-]+)\.(\w+)\.svg$/.exec(file) ?? [];
    if (stem) return { url: `/${name}/assets/${stem}-preview.${digest}.png`, drawing: `${name}/assets/${file}` };
  }
  return { url: image };
}

/**
 * Makes the ones that are not there yet.
 *
 * @throws PublishError naming the package of a drawing that is none
 */
export async function drawPreviews(site: SiteFolder, previews: Iterable<PreviewImage>): Promise<void> {
  for (const { url, drawing } of previews) {
    const target = path.join(site.files, url);
    const exists = await access(target).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    const aside = path.join(asideFolder(site), path.basename(target));
    await mkdir(asideFolder(site), { recursive: true });
    await writeFile(aside, await draw(path.join(site.files, drawing), drawing));
    await rename(aside, target);
  }
}

async function draw(file: string, name: string): Promise<Buffer> {
  try {
    return await sharp(await readFile(file), { density: 96 })
      .resize({ ...size, fit: 'contain', background: '#f7f6f3' })
      .flatten({ background: '#f7f6f3' })
      .png({ palette: true })
      .toBuffer();
  } catch (error) {
    const [owner = '', ...rest] = name.split('/');
    throw new PublishError(`${owner}: ${rest.join('/')} can't be drawn: ${(error as Error).message}`, [owner]);
  }
}
