import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { x } from 'tar';
import { ReleaseError, releaseLimits } from '../release';

/** A release, its source maps, and `package.json`. */
const packageLimits = { entries: 2 * releaseLimits.files, bytes: 2 * releaseLimits.bytes } as const;

/** Skips links and devices. @throws ReleaseError for another format or an exceeded limit */
export async function unpack(
  tarball: AsyncIterable<Buffer>,
  folder: string,
  label: string,
  limits: Readonly<Record<keyof typeof packageLimits, number>> = packageLimits,
): Promise<void> {
  const count = { entries: 0, bytes: 0, packed: 0 };
  /** The library reports errors such as a full disk as warnings, and continues. */
  const errors: Error[] = [];
  const check = () => {
    if (errors[0]) throw errors[0];
    if (count.entries > limits.entries) throw new ReleaseError(`${label} has more than ${limits.entries} files`);
    if (Math.max(count.bytes, count.packed) > limits.bytes)
      throw new ReleaseError(`${label} has more than ${limits.bytes} bytes`);
  };
  await mkdir(folder, { recursive: true });
  const extractor = x({
    cwd: folder,
    strip: 1,
    noMtime: true,
    preserveOwner: false,
    filter(_path, entry) {
      count.entries += 1;
      count.bytes += entry.size ?? 0;
      const isWithin = count.entries <= limits.entries && count.bytes <= limits.bytes;
      return isWithin && 'type' in entry && /^((Old|Contiguous)?File|Directory)$/.test(entry.type);
    },
    onwarn(_code, message, { code }: { code?: unknown }) {
      if (typeof code === 'string' && /^E[A-Z]+$/.test(code))
        errors.push(Object.assign(new Error(String(message)), { code }));
    },
  });
  const isUnpacked = once(extractor, 'end').catch(({ message }: Error) => {
    throw new ReleaseError(`${label} can't be unpacked: ${message}`);
  });
  // Awaited further down; a failure before that must not be unhandled.
  isUnpacked.catch(() => {});
  for await (const part of tarball) {
    count.packed += part.length;
    const isReady = extractor.write(part);
    check();
    if (!isReady) await Promise.race([once(extractor, 'drain'), isUnpacked]);
  }
  extractor.end();
  await isUnpacked;
  check();
}
