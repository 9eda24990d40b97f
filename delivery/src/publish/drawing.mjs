// @ts-check
// Draws pictures of releases, in a process that has no rights but to read this program, its libraries and the system's fonts
// (render/sandbox/startChild.ts): a drawing is what somebody else wrote. Takes and gives lines of JSON, pictures in base64.
import { createInterface } from 'node:readline';
import sharp from 'sharp';

/** Size that link previews ask for (https://ogp.me, px), and what stands behind an image of another shape. */
const previewSize = { width: 1200, height: 630 };
const previewGround = '#f7f6f3';
/** Size of `favicon.ico` (px): browsers without SVG icons ask for it at its fixed address. */
const faviconSize = 48;
/** Margin of a touch icon (share of its size): systems cut off the corners. */
const iconMargin = 0.1;

/** @typedef {{ content: Buffer, isDrawing: boolean, size: number, ground: string }} Order */
/** @type {Record<string, (order: Order) => Promise<Buffer>>} */
const pictures = {
  /** An image for link previews: a PNG of a drawing, a JPEG of a photo. */
  preview({ content, isDrawing }) {
    const image = sharp(content, { density: 96 })
      .resize({ ...previewSize, fit: 'contain', background: previewGround })
      .flatten({ background: previewGround });
    return (isDrawing ? image.png({ palette: true }) : image.jpeg()).toBuffer();
  },

  /** A PNG of a drawing, with a ground and a margin. */
  async touchIcon({ content, size, ground }) {
    const edge = Math.round(size * iconMargin);
    return sharp(await square(content, size - 2 * edge))
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
      .flatten({ background: ground })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  },

  /** An `.ico` file of a drawing: one PNG image (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
  async favicon({ content }) {
    const png = await square(content, faviconSize);
    // Header of a file with a single icon: width, height, one plane of 32 bits; then its length and offset in bytes.
    const header = Buffer.from([
      0,
      0,
      1,
      0,
      1,
      0,
      faviconSize,
      faviconSize,
      0,
      0,
      1,
      0,
      32,
      0,
      0,
      0,
      0,
      0,
      22,
      0,
      0,
      0,
    ]);
    header.writeUInt32LE(png.length, 14);
    return Buffer.concat([header, png]);
  },
};

/**
 * A square PNG of a drawing, as large as it goes.
 *
 * @param {Buffer} content
 * @param {number} size px
 */
async function square(content, size) {
  const { width = size, height = size } = await sharp(content).metadata();
  // Drawn at its final size: a bitmap that is enlarged is blurred.
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
