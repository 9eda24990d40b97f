import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { filesBelow } from '../files';
import { isCompressible } from '../release';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** @param quality brotli's, at most 11 */
export async function compressed(
  content: Uint8Array | string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  return { br, gz };
}

/** Brotli's quality. 11 takes more than twice as long (97, 212 ms) and saves 2 %: too slow for thousands of pages. */
const pageQuality = 10;
/** Bytes of a page in a connection's first flight: ten packets of 1,460 bytes (https://www.rfc-editor.org/rfc/rfc6928) less the headers. */
const firstFlight = 13_400;

export async function compressedPage(content: Uint8Array | string): ReturnType<typeof compressed> {
  const packed = await compressed(content, pageQuality);
  const mayFit = packed.br.length > firstFlight && packed.br.length <= 1.05 * firstFlight;
  return mayFit ? compressed(content) : packed;
}

/** Size in bytes from which quality is lowered: the highest takes a second for a megabyte. */
const largeFile = 2 ** 20;
const largeFileQuality = 9;

/** Concurrent compressions, as many as Node's thread pool has threads. */
const filesAtOnce = 4;

/** Writes `file.br` and `file.gz` beside every text file below a folder. */
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
