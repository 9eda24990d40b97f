import { isCompressible } from '@site/shared/serving';
import { isSourceMap, type Release, ReleaseError } from './release';

/**
 * Number, or bytes. The largest release of this site has 1,500 files, 21 MB, and 2 MB of texts; with 300 products it has 21,000
 * files, and 26 MB of texts, which are drawings.
 */
export const releaseLimits = {
  files: 50_000,
  bytes: 512 * 2 ** 20,
  fileBytes: 64 * 2 ** 20,
  texts: 4_000,
  textBytes: 48 * 2 ** 20,
  /** Bytes of `release.json` without its list of files. Pages and the discovery file repeat parts of it. */
  descriptionBytes: 64 * 2 ** 10,
} as const;

/** @throws ReleaseError */
export function checkLimits({ files, ...description }: Release): void {
  const all = Object.entries(files).filter(([file]) => !isSourceMap(file));
  const texts = all.filter(([file]) => !file.startsWith('server/') && isCompressible(file));
  const bytesIn = (entries: typeof all) => entries.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const found: Readonly<Record<keyof typeof releaseLimits, number>> = {
    files: all.length,
    bytes: bytesIn(all),
    fileBytes: all.reduce((most, [, { bytes }]) => Math.max(most, bytes), 0),
    texts: texts.length,
    textBytes: bytesIn(texts),
    descriptionBytes: Buffer.byteLength(JSON.stringify(description)),
  };
  for (const [limit, most] of Object.entries(releaseLimits)) {
    const value = found[limit as keyof typeof releaseLimits];
    if (value > most)
      throw new ReleaseError(
        `${description.name} ${description.version} has ${unitOf[limit as keyof typeof unitOf](value)}, ${most} at most`,
      );
  }
}

const unitOf = {
  files: (value: number) => `${value} files`,
  bytes: (value: number) => `${value} bytes`,
  fileBytes: (value: number) => `a file of ${value} bytes`,
  texts: (value: number) => `${value} text files`,
  textBytes: (value: number) => `${value} bytes of texts`,
  descriptionBytes: (value: number) => `${value} bytes beside the list of files`,
} as const;
