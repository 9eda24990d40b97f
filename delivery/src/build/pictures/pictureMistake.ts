/** Largest picture (bytes) of a package. */
const pictureLimit = 10 * 2 ** 20;

/** @returns the mistake in a picture, in Portuguese for people who edit content; null for one that a build can use */
export async function pictureMistake(source: Buffer): Promise<string | null> {
  if (source.length > pictureLimit) return 'a foto tem mais de 10 MB; diminua a foto e envie de novo';
  const isReadable = await readPixels(source).then(
    () => true,
    () => false,
  );
  return isReadable ? null : 'este arquivo não é uma imagem inteira; grave a foto de novo como JPG, PNG, WebP ou AVIF';
}

/** An incomplete file fails only when its pixels are read. */
async function readPixels(source: Buffer): Promise<void> {
  // Loaded here: most commands use no pictures.
  const { default: sharp } = await import('sharp');
  await sharp(source).resize(16).toBuffer();
}
