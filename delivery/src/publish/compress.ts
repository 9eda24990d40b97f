import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '@site/shared/serving';
import pLimit from 'p-limit';
import { filesBelow } from '../files';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export async function compressed(
  content: Uint8Array | string,
  quality: number = constants.BROTLI_MAX_QUALITY,
  mode: number = constants.BROTLI_MODE_GENERIC,
): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: mode,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  return { br, gz };
}

/** Quality 11 takes more than twice as long and saves 2 %: too slow for thousands of pages. */
const pageQuality = 10;
/** Bytes: ten packets of 1,460 (https://www.rfc-editor.org/rfc/rfc6928) less the headers. */
const firstFlight = 13_300;

const mayFit = ({ length }: Buffer) => length > firstFlight && length <= 1.1 * firstFlight;

export async function compressedPage(content: Uint8Array | string): ReturnType<typeof compressed> {
  const packed = await compressed(content, pageQuality);
  if (!mayFit(packed.br)) return packed;
  const best = await compressed(content);
  if (!mayFit(best.br)) return best;
  // The mode for fonts makes some pages smaller by half a per cent.
  const other = await compressed(content, undefined, constants.BROTLI_MODE_FONT);
  return other.br.length < best.br.length ? other : best;
}

const largeFile = 2 ** 20;
const largeFileQuality = 9;

const filesAtOnce = 4;

export async function compressFolder(folder: string): Promise<void> {
  const limit = pLimit(filesAtOnce);
  const texts = (await filesBelow(folder)).filter(isCompressible);
  const compressFile = async (name: string) => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const { br, gz } = await compressed(content, content.length > largeFile ? largeFileQuality : undefined);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  };
  await Promise.all(texts.map((name) => limit(compressFile, name)));
}
