import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attributed } from '../render';
import type { SiteFolder } from '../repository';
import { compressedPage } from './compress';

export type NextGeneration = Awaited<ReturnType<typeof beginGeneration>>;

const compressedAtOnce = 4;
const suffixes = ['', '.br', '.gz'];

export async function beginGeneration(site: SiteFolder) {
  const number = Math.max(0, ...(await generationsOf(site)).map(numberOf)) + 1;
  // Separates this folder from that of a suspended publisher.
  const folder = path.join(site.generations, `${number}-${randomBytes(4).toString('hex')}`);
  const folders = new Map<string, Promise<unknown>>();
  const busy = new Set<Promise<void>>();
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
      const write = async (name: string, data: Uint8Array | string) => {
        await writeFile(name, data);
        await utimes(name, time, time);
      };
      await write(target, content);
      while (busy.size >= compressedAtOnce) await Promise.race(busy);
      const compress = async () => {
        const { br, gz } = await compressedPage(content);
        await Promise.all([write(`${target}.br`, br), write(`${target}.gz`, gz)]);
      };
      const work: Promise<void> = (owner ? attributed([owner], compress) : compress())
        .catch((error) => {
          failure ??= error;
        })
        .finally(() => busy.delete(work));
      busy.add(work);
    },
    async writePrivate(file: string, content: string) {
      await writeFile(await prepare(file), content);
    },
    async keep(file: string, from: string) {
      const target = await prepare(file);
      await Promise.all(suffixes.map((suffix) => link(`${from}${suffix}`, `${target}${suffix}`)));
    },
    async place(file: string, from: string) {
      await link(from, await prepare(file));
    },
    async linkFiles(packages: readonly string[]) {
      for (const name of packages) {
        const file = await prepare(path.join('public', name));
        await symlink(path.relative(path.dirname(file), path.join(site.files, name)), file, 'dir');
      }
    },
    async finish() {
      await Promise.all(busy);
      if (failure) throw failure;
    },
    async abandon() {
      await Promise.all(busy);
      await rm(folder, { recursive: true, force: true });
    },
  };
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
