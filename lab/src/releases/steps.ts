import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease } from '@site/delivery/build';
import { builtPackages } from '@site/delivery/repository';
import type { ReleaseStore } from '@site/delivery/store';
import type { Checkout } from 'tools/testing/checkout';

/** @returns seconds */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

export const inSeconds = (value: number): string => `${value.toFixed(1)} s`;

/** Makes a release of every package here live. */
export async function fill(store: ReleaseStore): Promise<void> {
  for (const name of builtPackages) {
    const { folder, release } = await buildRelease(name);
    await store.publish(folder);
    await store.moveChannels(name, { live: release.version });
  }
}

/** Puts a word before the description of products in a checkout. */
export async function changeText({ folder }: Checkout, to: string): Promise<void> {
  const file = path.join(folder, 'mfe-catalog/src/data/agua.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/(description:\s*['"`])/, `$1${to} `));
}
