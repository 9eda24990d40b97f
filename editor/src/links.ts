import { lstatSync } from 'node:fs';
import path from 'node:path';

/** True if a file or a folder above it, up to the root, is a symbolic link, which may lead out of the repository. */
export function isThroughLink(root: string, file: string): boolean {
  const segments = file.split('/');
  return segments.some((_, index) => {
    const place = path.join(root, ...segments.slice(0, index + 1));
    return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  });
}
