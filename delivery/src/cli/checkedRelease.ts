import { buildRelease } from '../build';
import type { ReleaseFolder } from '../conform';
import { readRelease } from '../release';
import { builtPackages, isBuiltPackage } from '../repository';
import { openStore } from '../store';
import { fromCaller } from './command';

/** Builds a package of the checkout; any other name is the folder of a release. */
export async function checkedRelease(named: string): Promise<ReleaseFolder> {
  if (isBuiltPackage(named)) return buildRelease(named, { log: console.log });
  const folder = fromCaller(named);
  return { folder, release: await readRelease(folder) };
}

/** All other packages: from a checkout with a shell, else the store's live releases. */
export async function companions({ release }: ReleaseFolder, store?: string): Promise<readonly ReleaseFolder[]> {
  const inCheckout = builtPackages.includes('shell');
  const all = await (inCheckout ? builtOthers(release.name) : storedOthers(release.name, store));
  if (all.some((other) => other.release.name === 'shell')) return all;
  throw new Error('There is no shell to check with: deploy one, or name its release store with --store');
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
