import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|json|svg|xml|txt)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `file.br` and `file.gz` beside a file, for the server to send as they are. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    brotli(content, options).then((data) => replaceFile(`${file}.br`, data)),
    deflate(content, { level: 9 }).then((data) => replaceFile(`${file}.gz`, data)),
  ]);
}

/** Compresses every text file below a folder that isn't compressed yet. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) {
    const file = path.join(folder, entry);
    if (!compressible.test(file) || entries.includes(`${entry}.br`)) continue;
    if ((await stat(file)).isFile()) await compressFile(file);
  }
}

/** Writes a file in one step: a reader sees the old one or the new one, nothing between. */
export async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
