import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFolder } from '@site/delivery/repository';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';

/** Width of the pictures (px): a card's at twice the density. */
const width = 640;
const isDrawing = /^\/[^?#]+\.svg$/;

/** Whether a page shows drawings as pictures, each of which costs the browser a document of its own. */
export function hasDrawings(html: HTMLElement): boolean {
  return html.querySelectorAll('img').some((image) => isDrawing.test(image.getAttribute('src') ?? ''));
}

/** Puts WebP pictures in the place of a page's drawings (`<img>` and `<source>`). */
export async function rasterizePictures(html: HTMLElement, _page: string, site: SiteFolder): Promise<void> {
  for (const element of html.querySelectorAll('img, source')) {
    for (const name of ['src', 'srcset']) {
      const value = element.getAttribute(name);
      if (!value) continue;
      const entries = await Promise.all(
        value.split(/,\s+/).map(async (entry) => {
          const [address = '', ...descriptor] = entry.split(/\s+/);
          return [isDrawing.test(address) ? await raster(site, address) : address, ...descriptor].join(' ');
        }),
      );
      element.setAttribute(name, entries.join(', '));
    }
  }
}

async function raster(site: SiteFolder, drawing: string): Promise<string> {
  const address = `/pictures${drawing.replace(/\.svg$/, '.webp')}`;
  const file = path.join(site.public, address);
  await mkdir(path.dirname(file), { recursive: true });
  const picture = sharp(path.join(site.public, drawing)).resize({ width, withoutEnlargement: false });
  await writeFile(file, await picture.webp({ quality: 78 }).toBuffer());
  return address;
}
