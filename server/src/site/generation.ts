import { createHash } from 'node:crypto';
import { open, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { contentTypes } from '@site/shared/serving';
import { LRUCache } from 'lru-cache';
import { isENOENT } from '../base';
import type { Precompressed } from '../http';
import { siteLimits } from '../limits';
import { readSiteReleases, type SiteReleases } from './siteReleases';
import { readVariants, type Variants, type VariantsFile } from './variants';

/** A file of the published site as it is sent. */
export interface PublishedFile {
  readonly content: Buffer;
  readonly contentType: string;
  readonly contentEncoding: Precompressed['coding'] | null;
  /** Tells contents apart whatever their file times say: two builds of a page often have the same size. */
  readonly etag: string;
}

/** The site as one publication left it. Nothing in it ever changes, so what was read once is kept in memory. */
export interface Generation {
  readonly folder: string;
  /** Headers of every answer, with their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly variants: Variants;
  /**
   * Reads a file as the client accepts it.
   *
   * @param path below the generation's folder, with forward slashes, checked already
   * @returns null when there is none, which is not remembered: files of further releases come at any time
   * @throws what the disk says, unless it is that there is no such file
   */
  read(path: string, accepted: readonly Precompressed[]): Promise<PublishedFile | null>;
  /**
   * The address of a page as it is published, for one in other upper and lower case.
   *
   * @returns null where there is no such page for everybody
   * @throws what the disk says
   */
  spelled(segments: readonly string[]): Promise<readonly string[] | null>;
  /** @throws what the disk says */
  releases(): Promise<SiteReleases>;
}

/** What an entry takes beside the file's content (bytes, roughly). */
const entryBytes = 1024;

/**
 * @param siteDir folder that its links stay in
 * @throws what the disk says, or an Error that names the file that is not JSON
 */
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
  /** Names of the folders in those that anybody has asked for, by their names in lower case. */
  const folderNames = new Map<string, ReadonlyMap<string, string>>();
  let releases: Promise<SiteReleases> | null = null;

  async function foldersIn(path: string) {
    const known = folderNames.get(path);
    if (known) return known;
    const entries = await readdir(join(folder, path), { withFileTypes: true }).catch((error: unknown) => {
      if (isENOENT(error)) return null;
      throw error;
    });
    // This generation was pruned meanwhile.
    if (!entries) return new Map<string, string>();
    // Links lead to files of releases, which have one spelling.
    const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    const found = new Map([
      ...names.map((name) => [name.toLowerCase(), name] as const),
      ...names.map((it) => [it, it] as const),
    ]);
    folderNames.set(path, found);
    return found;
  }

  const generation: Generation = {
    folder,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    variants: readVariants(variants),
    async read(path, accepted) {
      const key = `${accepted.map(({ coding }) => coding).join()} ${path}`;
      const known = memory.get(key);
      if (known) return known;
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

/** What the publisher wrote is taken at its word. */
async function readJson<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause });
  }
}

/**
 * Reads a file of the site in the first form that is there: as the client accepts it, else plain. It is read whole,
 * through one open file: a size asked for first and a stream opened afterwards could be of two files.
 *
 * @returns null when there is none
 * @throws what the disk says, unless it is that there is no such file
 */
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

/**
 * Reads a file that really is below a folder: the publisher's user could link to messages, which the server's alone may
 * read. An open file is asked for its path, since a link can be replaced between two looks.
 *
 * @returns null for one elsewhere
 */
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
