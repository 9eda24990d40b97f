import { createHash } from 'node:crypto';
import { open, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { contentTypes, type Precompressed, readVariants, type Variants, type VariantsFile } from '@site/shared/serving';
import { LRUCache } from 'lru-cache';
import { isENOENT } from '../base';
import { siteLimits } from '../limits';
import { readSiteReleases, type SiteReleases } from './siteReleases';

export interface PublishedFile {
  readonly content: Buffer;
  readonly contentType: string;
  readonly contentEncoding: Precompressed['coding'] | null;
  /** Digest: two builds of a page often have equal sizes and times. */
  readonly etag: string;
}

/** Immutable but for added releases, so files are cached. */
export interface Generation {
  readonly folder: string;
  /** Headers of every answer, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly variants: Variants;
  /** A missing file is not cached: releases can be added. @returns null for it @throws errors of the disk */
  read(path: string, accepted: readonly Precompressed[]): Promise<PublishedFile | null>;
  /** Ignores case; null where no such page exists for every visitor. @throws errors of the disk */
  spelled(segments: readonly string[]): Promise<readonly string[] | null>;
  releases(): Promise<SiteReleases>;
}

/** Bytes beside the content, roughly. */
const entryBytes = 1024;

/** @param siteDir links must not leave it @throws errors of the disk, or an Error for invalid JSON */
export async function openGeneration(folder: string, siteDir: string): Promise<Generation> {
  const [root, headers, variants] = await Promise.all([
    realpath(siteDir),
    readJson<Readonly<Record<string, string>>>(join(folder, 'headers.json')),
    readJson<VariantsFile>(join(folder, 'variants.json')),
  ]);
  const memory = new LRUCache<string, PublishedFile>({
    maxSize: siteLimits.memoryBytes,
    maxEntrySize: siteLimits.largestInMemoryBytes + entryBytes,
    sizeCalculation: ({ content }) => content.length + entryBytes,
  });
  const folderNames = new Map<string, ReadonlyMap<string, string>>();
  let releases: Promise<SiteReleases> | null = null;

  async function foldersIn(path: string) {
    const cached = folderNames.get(path);
    if (cached) return cached;
    const entries = await readdir(join(folder, path), { withFileTypes: true }).catch((error: unknown) => {
      if (isENOENT(error)) return null;
      throw error;
    });
    // The generation was pruned meanwhile.
    if (!entries) return new Map<string, string>();
    // Links lead to files of releases.
    const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    const folders = new Map([
      ...names.map((name) => [name.toLowerCase(), name] as const),
      ...names.map((it) => [it, it] as const),
    ]);
    folderNames.set(path, folders);
    return folders;
  }

  const generation: Generation = {
    folder,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    variants: readVariants(variants),
    async read(path, accepted) {
      const key = `${accepted.map(({ coding }) => coding).join()} ${path}`;
      const cached = memory.get(key);
      if (cached) return cached;
      const file = await readPublished(root, join(folder, path), accepted);
      if (file) memory.set(key, file);
      return file;
    },
    async spelled(segments) {
      const right: string[] = [];
      for (const segment of segments) {
        const names = await foldersIn(join('public', ...right));
        const name = names.get(segment) ?? names.get(segment.toLowerCase());
        if (name === undefined) return null;
        right.push(name);
      }
      return (await generation.read(join('public', ...right, 'index.html'), [])) && right;
    },
    releases() {
      releases ??= readSiteReleases(generation).catch((error: unknown) => {
        releases = null;
        throw error;
      });
      return releases;
    },
  };
  return generation;
}

async function readJson<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause });
  }
}

/** Uses a single open file: a stat and a later read could be of two files. */
async function readPublished(
  root: string,
  path: string,
  accepted: readonly Precompressed[],
): Promise<PublishedFile | null> {
  for (const form of [...accepted, null]) {
    const content = await readBelow(root, `${path}${form?.suffix ?? ''}`).catch((error: unknown) => {
      if (isENOENT(error)) return null;
      throw error;
    });
    if (content) {
      return {
        content,
        contentType: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
        contentEncoding: form?.coding ?? null,
        etag: etagOf(content),
      };
    }
  }
  return null;
}

/** The publisher's user could link to messages. Checks the open file: a link can be replaced meanwhile. */
async function readBelow(root: string, path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    const place = process.platform === 'linux' ? await readlink(`/proc/self/fd/${file.fd}`) : await realpath(path);
    return place.startsWith(`${root}${sep}`) ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
