/** Bytes of the header, and of the entry of each image. */
const headerSize = 6;
const entrySize = 16;

/**
 * An `.ico` file of square PNG images, which every browser reads
 * (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)).
 *
 * @param images with their sizes, to 256 px
 */
export function icoFile(images: readonly { readonly size: number; readonly png: Uint8Array }[]): Buffer {
  const header = Buffer.alloc(headerSize);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerSize + images.length * entrySize;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entrySize);
    // One byte each: 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
