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
): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    // Makes HTML 0.4 % smaller at quality 10. Quality 11 chooses it by itself.
    [constants.BROTLI_PARAM_NPOSTFIX]: 3,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  return { br, gz };
}

/** Quality 11 takes almost three times as long and saves 1 to 2.3 %: too slow for thousands of pages. */
const pageQuality = 10;
/** Bytes: ten packets of 1,460 (https://www.rfc-editor.org/rfc/rfc6928) less the headers, which differ by site. */
const firstFlight = 13_400;
/** Larger pages do not fit at quality 11 either. */
const mayFit = 1.03 * firstFlight;

export async function compressedPage(content: Uint8Array | string): ReturnType<typeof compressed> {
  const packed = await compressed(content, pageQuality);
  const { length } = packed.br;
  return length > firstFlight && length <= mayFit ? compressed(content) : packed;
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
