import { federationName, folderName } from '@site/shared/contracts';
import { buildRelease } from '../build';
import type { ReleaseFolder } from '../conform';
import { type Release, readRelease } from '../release';
import { builtPackages, isBuiltPackage } from '../repository';
import { openStore } from '../store';
import { fromCaller } from './command';

/** A package of the checkout is built; anything else is the folder of a release. */
export async function checkedRelease(named: string): Promise<ReleaseFolder> {
  if (isBuiltPackage(named)) return buildRelease(named, { log: console.log });
  const folder = fromCaller(named);
  return { folder, release: await readRelease(folder) };
}

const remoteOf = (id: string) => folderName(id.split('/', 1)[0] ?? '');

/**
 * The shell, packages with modules that the release shows, and packages that show modules of the release: from the checkout,
 * else the live releases of the store.
 */
export async function companions({ release }: ReleaseFolder, store?: string): Promise<readonly ReleaseFolder[]> {
  const used = new Set(['shell', ...release.uses.map(remoteOf)]);
  const belongs = (other: Release) =>
    used.has(other.name) || other.uses.some((id) => id.startsWith(`${federationName(release.name)}/`));
  const inCheckout = builtPackages.includes('shell');
  const all = await (inCheckout ? builtOthers(release.name) : storedOthers(release.name, store));
  if (!all.some((other) => other.release.name === 'shell'))
    throw new Error('There is no shell to check with: deploy one, or name its release store with --store');
  return all.filter((other) => belongs(other.release));
}

async function builtOthers(name: string): Promise<readonly ReleaseFolder[]> {
  const others: ReleaseFolder[] = [];
  for (const other of builtPackages.filter((it) => it !== name))
    others.push(await buildRelease(other, { log: console.log }));
  return others;
}

async function storedOthers(name: string, place?: string): Promise<readonly ReleaseFolder[]> {
  const store = await openStore(place === undefined ? undefined : fromCaller(place));
  const others: ReleaseFolder[] = [];
  for (const other of (await store.packages()).filter((it) => it !== name)) {
    const { live } = await store.channels(other);
    if (!live) continue;
    const folder = await store.fetch(other, live);
    others.push({ folder, release: await readRelease(folder) });
  }
  return others;
}
