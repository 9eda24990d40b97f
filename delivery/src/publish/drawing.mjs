// @ts-check
// Draws pictures of releases, which are untrusted, in a process that may read only this program, its libraries and the system's fonts
// (render/sandbox/startChild.ts). Reads and writes lines of JSON, with pictures in base64.
import { createInterface } from 'node:readline';
import sharp from 'sharp';

/** https://ogp.me, px */
const previewSize = { width: 1200, height: 630 };
const previewGround = '#f7f6f3';
const faviconSize = 48;
/** Systems cut off the corners of touch icons. */
const iconMargin = 0.1;

/** @typedef {{ content: Buffer, isDrawing: boolean, size: number, ground: string }} Order */
/** @type {Record<string, (order: Order) => Promise<Buffer>>} */
const pictures = {
  preview({ content, isDrawing }) {
    const image = sharp(content, { density: 96 })
      .resize({ ...previewSize, fit: 'contain', background: previewGround })
      .flatten({ background: previewGround });
    return (isDrawing ? image.png({ palette: true }) : image.jpeg()).toBuffer();
  },

  async touchIcon({ content, size, ground }) {
    const edge = Math.round(size * iconMargin);
    return sharp(await square(content, size - 2 * edge))
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
      .flatten({ background: ground })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  },

  /** An `.ico` with one PNG (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
  async favicon({ content }) {
    const png = await square(content, faviconSize);
    const header = Buffer.alloc(22);
    // Type: icon; count of pictures.
    header.writeUInt16LE(1, 2);
    header.writeUInt16LE(1, 4);
    header.fill(faviconSize, 6, 8);
    // Colour planes, bits of a pixel; length and offset of the picture, in bytes.
    header.writeUInt16LE(1, 10);
    header.writeUInt16LE(32, 12);
    header.writeUInt32LE(png.length, 14);
    header.writeUInt32LE(header.length, 18);
    return Buffer.concat([header, png]);
  },
};

/** @param {Buffer} content @param {number} size px */
async function square(content, size) {
  const { width = size, height = size } = await sharp(content).metadata();
  const density = Math.min((72 * size) / Math.max(width, height), 2400);
  return sharp(content, { density })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** @param {string} line */
async function draw(line) {
  const { id, kind, content, ...order } = JSON.parse(line);
  try {
    const picture = await pictures[kind]?.({ ...order, content: Buffer.from(content, 'base64') });
    return { id, result: picture?.toString('base64') };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

createInterface(process.stdin).on('line', async (line) =>
  process.stdout.write(`${JSON.stringify(await draw(line))}\n`),
);
process.stdout.write('ready\n');
