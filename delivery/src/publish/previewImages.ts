import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type PreviewImage, PublishError } from '../render';
import type { SiteFolder } from '../repository';
import { asideFolder } from './installReleases';

/** Size that link previews ask for (https://ogp.me, px). */
const size = { width: 1200, height: 630 };

const ground = '#f7f6f3';

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
