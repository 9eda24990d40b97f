import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import pLimit from 'p-limit';
import { replaceFile } from '../files';
import {
  attributed,
  type Child,
  type PreviewImage,
  type Program,
  PublishError,
  type SiteIcons,
  startChild,
  touchSize,
} from '../render';
import { installed, type SiteFolder } from '../repository';

const iconGround = '#ffffff';

/**
 * ms for one picture; ms in total, plus `each` for every picture; bytes of one. A drawing takes 90 ms, a photo 20 ms, and several
 * times as long on a busy machine.
 */
const drawingLimits = { answer: 10_000, total: 40_000, each: 400, bytes: 16 * 2 ** 20, stderrBytes: 2 ** 20 };

interface Order {
  readonly kind: 'preview' | 'touchIcon' | 'favicon';
  readonly isDrawing?: boolean;
  readonly size?: number;
  readonly ground?: string;
}

export interface PicturePlace {
  readonly has: (url: string) => boolean;
  readonly read: (source: string) => Promise<Buffer>;
  /** Must be atomic. */
  readonly write: (url: string, picture: Buffer) => Promise<void>;
}

export const picturesOf = ({ files }: SiteFolder): PicturePlace => ({
  has: (url) => existsSync(path.join(files, url)),
  read: (source) => readFile(path.join(files, source)),
  write: (url, picture) => replaceFile(path.join(files, url), picture),
});

/** Pictures are drawn beside other work, one at a time for each package. */
export function createPictures(place: PicturePlace) {
  const processes = new Map<string, Promise<Child>>();
  const queues = new Map<string, ReturnType<typeof pLimit>>();
  const begun = new Map<string, Promise<void>>();

  const processOf = (owner: string) => {
    const started = processes.get(owner) ?? startChild(drawingLimits, undefined, drawingProgram());
    processes.set(owner, started);
    return started;
  };

  /** A picture's name contains the digest of its source. */
  function begin(url: string, source: string, order: Order): void {
    if (begun.has(url)) return;
    const [owner = '', ...file] = source.split('/').filter(Boolean);
    const queue = queues.get(owner) ?? pLimit(1);
    queues.set(owner, queue);
    const drawing = queue(draw, url, source, order, owner, file.join('/'));
    begun.set(url, drawing);
    // `finish` reports the failure.
    drawing.catch(() => {});
  }

  async function draw(url: string, source: string, order: Order, owner: string, file: string): Promise<void> {
    if (place.has(url)) return;
    const drawn = await attributed([owner], async () => {
      const content = (await place.read(source)).toString('base64');
      const answer = await (await processOf(owner)).ask({ ...order, content });
      if (typeof answer !== 'string') throw new Error('there is no picture');
      return Buffer.from(answer, 'base64');
    }).catch((error: Error) => {
      const { message } = error;
      const name = `${owner}: ${file}`;
      throw error instanceof PublishError
        ? new PublishError(`${name} can't be drawn: ${message.replace(`${owner}: `, '')}`, [owner])
        : error;
    });
    await place.write(url, drawn);
  }

  return {
    drawPreview({ url, source }: PreviewImage): void {
      begin(url, source, { kind: 'preview', isDrawing: source.endsWith('.svg') });
    },
    drawIcons({ touch, manifest, favicon, drawing }: SiteIcons): void {
      for (const { src, size } of [{ src: touch, size: touchSize }, ...manifest])
        begin(src, drawing, { kind: 'touchIcon', size, ground: iconGround });
      begin(favicon, drawing, { kind: 'favicon' });
    },
    /** @throws PublishError naming the package of a picture that can't be drawn */
    async finish(): Promise<void> {
      await Promise.all(begun.values());
    },
    async end(): Promise<void> {
      for (const queue of queues.values()) queue.clearQueue();
      for (const started of processes.values()) (await started.catch(() => null))?.end();
    },
  };
}

/** Node's permissions do not follow links. */
function drawingProgram(): Program {
  const file = realpathSync(installed('delivery', 'src', 'publish', 'drawing.mjs'));
  const library = createRequire(file).resolve('sharp');
  return { file, modules: library.slice(0, library.lastIndexOf('/node_modules/sharp/')).concat('/node_modules') };
}

/** https://www.w3.org/TR/appmanifest/ */
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
