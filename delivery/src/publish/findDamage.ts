import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isCompressible } from '@site/shared/serving';
import pLimit from 'p-limit';
import { filesBelow, ifENOENT } from '../files';
import { digestOf, isAsset, isSourceMap, type Release, readRelease } from '../release';
import type { SiteFolder } from '../repository';
import { digestsFile, readDigests, storedDigest } from './generation';
import { readState } from './state';

/** Files of a site that are not as a publisher has written them, relative to the site. */
export interface Damage {
  /** Lost or changed pages and other texts of the current generation, and files that somebody has added. */
  readonly pages: readonly string[];
  /** Lost or changed files of releases, by `name version`. */
  readonly releases: ReadonlyMap<string, readonly string[]>;
}

export const noDamage: Damage = { pages: [], releases: new Map() };

const filesAtOnce = 16;

/** Compares all that visitors can get with its digests. A generation of an older publisher has none. */
export async function findDamage(site: SiteFolder): Promise<Damage & { readonly whole: number }> {
  const limit = pLimit(filesAtOnce);
  let whole = 0;
  const damaged = async (files: readonly string[], isWhole: (file: string) => Promise<boolean>) => {
    const found = await Promise.all(files.map((file) => limit(async () => ((await isWhole(file)) ? [] : [file]))));
    const changed = found.flat();
    whole += files.length - changed.length;
    return changed;
  };
  const pages = await damagedPages(site, damaged);
  const releases = await damagedReleases(site, damaged);
  return { pages, releases, whole };
}

type Damaged = (files: readonly string[], isWhole: (file: string) => Promise<boolean>) => Promise<readonly string[]>;

async function damagedPages(site: SiteFolder, damaged: Damaged): Promise<readonly string[]> {
  const digests = await readDigests(site.current);
  if (!digests) return [];
  const files = new Set([...Object.keys(digests), ...(await filesBelow(site.current))]);
  files.delete(digestsFile);
  const isWhole = async (file: string) => (await storedDigest(path.join(site.current, file))) === digests[file];
  return (await damaged([...files], isWhole)).map((file) => `current/${file}`);
}

async function damagedReleases(site: SiteFolder, damaged: Damaged): Promise<Damage['releases']> {
  const found = new Map<string, readonly string[]>();
  for (const release of await installedReleases(site)) {
    const folder = path.join('releases', ...release.split(' '));
    const description = await readRelease(path.join(site.base, folder)).catch(() => null);
    const files = description ? await damaged(...placesOf(site, description)) : [`${folder}/release.json`];
    if (files.length > 0) found.set(release, files);
  }
  return found;
}

/** `name version` of releases in the folder, and of those that the current generation has: a folder may come from a back-up. */
async function installedReleases(site: SiteFolder): Promise<ReadonlySet<string>> {
  const { versions = {} } = (await readState(site)) ?? {};
  const found = Object.entries(versions).flatMap(([name, own]) => own.map((version) => `${name} ${version}`));
  for (const name of await readdir(site.releases).catch(ifENOENT<string[]>([])))
    for (const version of await readdir(path.join(site.releases, name))) found.push(`${name} ${version}`);
  return new Set(found);
}

function placesOf(site: SiteFolder, { name, version, files }: Release): Parameters<Damaged> {
  const placeOf = (file: string) => {
    if (isAsset(file)) return `files/${name}/${file}`;
    const [, inBrowser] = /^browser\/(.*)/.exec(file) ?? [];
    return inBrowser ? `files/${name}/${version}/${inBrowser}` : `releases/${name}/${version}/${file}`;
  };
  const digests = new Map(
    Object.entries(files)
      .filter(([file]) => !isSourceMap(file))
      .map(([file, { digest }]): readonly [string, string] => [placeOf(file), digest]),
  );
  const isWhole = async (file: string) => {
    const place = path.join(site.base, file);
    const content = await readFile(place).catch(ifENOENT(null));
    if (!content || digestOf(content) !== digests.get(file)) return false;
    if (!file.startsWith('files/') || !isCompressible(file)) return true;
    return (
      (await decompressesTo(content, `${place}.br`, brotliDecompressSync)) &&
      decompressesTo(content, `${place}.gz`, gunzipSync)
    );
  };
  return [[...digests.keys()], isWhole];
}

async function decompressesTo(
  content: Buffer,
  file: string,
  decompress: (packed: Buffer, options: { readonly maxOutputLength: number }) => Buffer,
): Promise<boolean> {
  const packed = await readFile(file).catch(ifENOENT(null));
  try {
    return packed !== null && decompress(packed, { maxOutputLength: content.length + 1 }).equals(content);
  } catch {
    return false;
  }
}
