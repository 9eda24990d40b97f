// Loaded by whoever draws: most publications don't, and sharp takes a tenth of a second to load.
import sharp from 'sharp';

/** Size that link previews ask for (https://ogp.me, px), and what stands behind an image of another shape. */
const previewSize = { width: 1200, height: 630 };
const previewGround = '#f7f6f3';
/** Of `favicon.ico` (px), which whoever knows no SVG asks for at its fixed address. */
const faviconSize = 48;
/** What stands around a touch icon (share of its size): systems cut off the corners. */
const iconMargin = 0.1;

/** An image for link previews: a PNG of a drawing, a JPEG of a photo. */
export function previewImage(content: Buffer, isDrawing: boolean): Promise<Buffer> {
  const image = sharp(content, { density: 96 })
    .resize({ ...previewSize, fit: 'contain', background: previewGround })
    .flatten({ background: previewGround });
  return (isDrawing ? image.png({ palette: true }) : image.jpeg()).toBuffer();
}

/** A PNG of a drawing, with a ground and a margin. */
export async function touchIcon(content: Buffer, size: number, ground: string): Promise<Buffer> {
  const edge = Math.round(size * iconMargin);
  return sharp(await square(content, size - 2 * edge))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An `.ico` file of a drawing: one PNG image (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
export async function faviconOf(content: Buffer): Promise<Buffer> {
  const png = await square(content, faviconSize);
  // One icon: its width and height, one plane of 32 bits; then how many bytes it has, and where they begin.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, faviconSize, faviconSize, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** A square PNG of a drawing, as large as it goes. */
async function square(content: Buffer, size: number): Promise<Buffer> {
  const { width = size, height = size } = await sharp(content).metadata();
  // Drawn at its final size: a bitmap that is enlarged is blurred.
  const density = Math.min((72 * size) / Math.max(width, height), 2400);
  return sharp(content, { density })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
