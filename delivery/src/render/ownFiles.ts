import type { Release } from '../release';

/** True for the address of a file for browsers, as pages name it. */
export function ownsFile({ base, version, files }: Release, address: string): boolean {
  if (!address.startsWith(base)) return false;
  const file = address.slice(base.length);
  const own = file.startsWith(`${version}/`) ? `browser/${file.slice(version.length + 1)}` : file;
  return /^(?:assets|browser)\//.test(own) && Object.hasOwn(files, own);
}
