import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type SampleSite, sampleSite } from './sampleSite';
import { temporaryFolderPerTest } from './temporaryFolder';

/** Gives every test of a file a store and a site of its own, both empty, and takes them away afterwards. */
export function sampleSitePerTest() {
  const folder = temporaryFolderPerTest();
  let site: SampleSite;
  beforeEach(() => {
    site = sampleSite(folder());
  });
  return {
    world: () => site,
    inSite: (...parts: readonly string[]) => path.join(site.site.base, ...parts),
    inStore: (...parts: readonly string[]) => path.join(folder(), 'store', ...parts),
    /** The HTML of a page as it is served, by its path without slashes around it. */
    page: (name: string) => site.read(`${name}/index.html`),
  };
}

/** Files with their compressed forms beside them. */
export const withForms = (files: readonly string[]) => files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

/** Makes sure that the compressed forms of a file are of that very file. */
export async function expectCompressed(file: string) {
  const content = await readFile(file);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).equals(content)).toBe(true);
  expect(gunzipSync(await readFile(`${file}.gz`)).equals(content)).toBe(true);
}
