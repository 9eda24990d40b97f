import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifENOENT } from '../files';
import { digestOf } from '../release';
import { attributed } from '../render';
import type { SiteFolder } from '../repository';
import { compressedPage } from './compress';

export type NextGeneration = Awaited<ReturnType<typeof beginGeneration>>;

const compressedAtOnce = 4;
const suffixes = ['', '.br', '.gz'];

/** Digests of the files of a generation, by name; a link has its target. */
export const digestsFile = 'digests.json';

type Digests = Readonly<Record<string, string>>;

/** Null for a generation of an older publisher, and for a damaged file. */
export const readDigests = (folder: string): Promise<Digests | null> =>
  readFile(path.join(folder, digestsFile), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => null);

export async function beginGeneration(site: SiteFolder) {
  const number = Math.max(0, ...(await generationsOf(site)).map(numberOf)) + 1;
  // Separates this folder from that of a suspended publisher.
  const folder = path.join(site.generations, `${number}-${randomBytes(4).toString('hex')}`);
  const folders = new Map<string, Promise<unknown>>();
  const busy = new Set<Promise<void>>();
  const digests: Record<string, string> = {};
  const earlierDigests = new Map<string, Promise<Digests | null>>();
  let failure: unknown;

  async function prepare(file: string): Promise<string> {
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    if (!folders.has(parent)) folders.set(parent, mkdir(parent, { recursive: true }));
    await folders.get(parent);
    return target;
  }

  return {
    folder,
    async writeServed(file: string, content: string, owner?: string) {
      const target = await prepare(file);
      const time = timeOf(content);
      const write = async (suffix: string, data: Uint8Array | string) => {
        digests[`${file}${suffix}`] = digestOf(data);
        await writeFile(`${target}${suffix}`, data);
        await utimes(`${target}${suffix}`, time, time);
      };
      await write('', content);
      while (busy.size >= compressedAtOnce) await Promise.race(busy);
      const compress = async () => {
        const { br, gz } = await compressedPage(content);
        await Promise.all([write('.br', br), write('.gz', gz)]);
      };
      const work: Promise<void> = (owner ? attributed([owner], compress) : compress())
        .catch((error) => {
          failure ??= error;
        })
        .finally(() => busy.delete(work));
      busy.add(work);
    },
    async writePrivate(file: string, content: string) {
      digests[file] = digestOf(content);
      await writeFile(await prepare(file), content);
    },
    /** @param before folder of an earlier generation */
    async keep(file: string, before: string, fileBefore: string) {
      const target = await prepare(file);
      const known = earlierDigests.get(before) ?? readDigests(before);
      earlierDigests.set(before, known);
      await Promise.all(
        suffixes.map(async (suffix) => {
          const from = path.join(before, `${fileBefore}${suffix}`);
          await link(from, `${target}${suffix}`);
          digests[`${file}${suffix}`] = (await known)?.[`${fileBefore}${suffix}`] ?? digestOf(await readFile(from));
        }),
      );
    },
    async place(file: string, from: string) {
      await link(from, await prepare(file));
      digests[file] = digestOf(await readFile(from));
    },
    async linkFiles(packages: readonly string[]) {
      for (const name of packages) {
        const file = path.join('public', name);
        const place = await prepare(file);
        const target = path.relative(path.dirname(place), path.join(site.files, name));
        digests[file] = linkDigest(target);
        await symlink(target, place, 'dir');
      }
    },
    async finish() {
      await Promise.all(busy);
      if (failure) throw failure;
      await writeFile(path.join(folder, digestsFile), JSON.stringify(digests));
    },
    async abandon() {
      await Promise.all(busy);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const linkDigest = (target: string) => `link to ${target}`;

/** Null for a missing file. */
export async function storedDigest(file: string): Promise<string | null> {
  const target = await readlink(file).catch(() => null);
  return target === null ? readFile(file).then(digestOf, ifENOENT(null)) : linkDigest(target);
}

/** Past time (s) from the content: web servers and `rsync` compare size and second, often equal for two variants of a page. */
const timeOf = (content: string) => createHash('sha256').update(content).digest().readUInt32BE() >>> 2;

async function currentGeneration(site: SiteFolder): Promise<string | null> {
  return readlink(site.current).then(
    (target) => path.resolve(site.base, target),
    () => null,
  );
}

export async function latestGenerations(site: SiteFolder): Promise<readonly string[]> {
  const current = await currentGeneration(site);
  if (!current) return [];
  const before = generationBefore(await generationsOf(site), path.basename(current));
  return before === undefined ? [current] : [current, path.join(site.generations, before)];
}

const numberOf = (name: string) => Number.parseInt(name, 10);

const generationBefore = (names: readonly string[], current: string) =>
  names.filter((name) => numberOf(name) < numberOf(current)).sort((a, b) => numberOf(b) - numberOf(a))[0];

export const serveCurrent = (site: SiteFolder) => replaceLink(site, site.public, path.join('current', 'public'));

export async function switchTo(site: SiteFolder, { folder }: Pick<NextGeneration, 'folder'>): Promise<void> {
  await serveCurrent(site);
  await replaceLink(site, site.current, path.relative(site.base, folder));
}

/** Keeps the previous generation, which requests may still read. */
export async function removeOldGenerations(site: SiteFolder): Promise<void> {
  const current = path.basename((await currentGeneration(site)) ?? '');
  const names = await generationsOf(site);
  const before = generationBefore(names, current);
  for (const name of names) {
    if (name !== current && name !== before) {
      await rm(path.join(site.generations, name), { recursive: true, force: true });
    }
  }
}

async function generationsOf(site: SiteFolder): Promise<string[]> {
  const names = await readdir(site.generations).catch(() => []);
  return names.filter((name) => Number.isInteger(numberOf(name)));
}

async function replaceLink({ aside }: SiteFolder, link: string, target: string) {
  if ((await readlink(link).catch(() => null)) === target) return;
  await mkdir(aside, { recursive: true });
  const next = path.join(aside, path.basename(link));
  await symlink(target, next, 'dir');
  await rename(next, link);
}
