import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isAsset, parseRelease, type Release, ReleaseError, releaseFile } from '../release';
import type { Manifest } from './npmRegistry';
import { MissingReleaseError } from './releaseStore';
import { isVersion, verifyStored } from './storedRelease';

export const folderInPackage = 'release';

type CarriedBy = Readonly<Record<string, readonly string[]>>;

/** A single response of the registry describes all versions. `files` lists only those in the package. */
interface PackagedRelease {
  readonly release?: unknown;
  readonly carriedBy?: unknown;
}

const version = v.pipe(v.string(), v.check(isVersion, 'names what is no version'));
const carriedBySchema = v.optional(v.record(version, v.array(v.string())), {});

function parseCarriedBy({ carriedBy }: PackagedRelease): CarriedBy {
  const result = v.safeParse(carriedBySchema, carriedBy);
  if (result.success) return result.output;
  throw new ReleaseError(`Not a release: carriedBy ${result.issues[0].message}`);
}

/** An empty cache fetches all of these packages. */
const mostCarriers = 8;

const holdsFiles = v.object({ release: v.object({ files: v.record(v.string(), v.object({ digest: v.string() })) }) });

/** None where assets are spread over too many packages. @param earlier newest first */
export function carriersOf(release: Release, earlier: ReadonlyMap<string, PackagedRelease>): CarriedBy {
  const holders = new Map<string, string>();
  for (const [version, packaged] of earlier) {
    // Versions that are not releases carry no assets.
    if (!v.is(holdsFiles, packaged)) continue;
    for (const [file, { digest }] of Object.entries(packaged.release.files)) {
      if (!holders.has(`${file} ${digest}`)) holders.set(`${file} ${digest}`, version);
    }
  }
  const carried = Object.entries(release.files).flatMap(([file, { digest }]) => {
    const holder = isAsset(file) && holders.get(`${file} ${digest}`);
    return holder ? [{ file, holder }] : [];
  });
  const carriers = [...new Set(carried.map(({ holder }) => holder))];
  if (carriers.length > mostCarriers) return {};
  const filesOf = (carrier: string) => carried.filter(({ holder }) => holder === carrier).map(({ file }) => file);
  return Object.fromEntries(carriers.map((carrier) => [carrier, filesOf(carrier)]));
}

/** @returns undefined where the registry has kept only npm's own fields @throws MissingReleaseError, ReleaseError */
export function releaseIn(all: Readonly<Record<string, PackagedRelease>>, version: string): Release | undefined {
  const packaged = all[version];
  if (!packaged?.release) return undefined;
  const own = parseRelease(packaged.release);
  const files = { ...own.files };
  for (const [carrier, names] of Object.entries(parseCarriedBy(packaged))) {
    const holder = all[carrier]?.release;
    if (!holder) throw new MissingReleaseError(`${own.name} ${version} needs files of ${carrier}, which is gone`);
    const held = parseRelease(holder).files;
    for (const name of names) {
      const file = held[name];
      if (!file) throw new ReleaseError(`${own.name} ${version}: ${carrier} does not carry ${name}`);
      files[name] = file;
    }
  }
  return { ...own, files };
}

interface ReleaseManifest extends Manifest {
  readonly release: Release;
}

export function manifestOf(packageName: string, release: Release, carriedBy: CarriedBy = {}): ReleaseManifest {
  const carried = new Set(Object.values(carriedBy).flat());
  const files = Object.fromEntries(Object.entries(release.files).filter(([file]) => !carried.has(file)));
  return {
    name: packageName,
    version: release.version,
    description: `Release of ${release.name}`,
    license: 'UNLICENSED',
    files: [folderInPackage],
    release: { ...release, files },
    carriedBy,
  };
}

export async function readCarriedBy(folder: string): Promise<CarriedBy> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  return parseCarriedBy(JSON.parse(text));
}

/** `npm pack` would leave out some files (`*.orig`, `CVS`, lock files). @throws ReleaseError */
export async function packRelease(
  folder: string,
  release: Release,
  manifest: ReleaseManifest,
  staging: string,
): Promise<Buffer> {
  const own = manifest.release.files;
  const files = [releaseFile, ...Object.keys(own).sort()];
  await verifyStored(folder, release.name, release.version);
  // Hard links would be packed as links, which `unpack` skips.
  const copy = path.join(staging, folderInPackage);
  for (const file of files) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await copyFile(path.join(folder, file), path.join(copy, file));
  }
  await verifyStored(copy, release.name, release.version, (file) => !Object.hasOwn(own, file));
  await writeFile(path.join(staging, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // Lazy import: a server that moves channels does not install the package.
  const { create } = await import('tar');
  const packing = create(
    // `portable` leaves out facts of this machine.
    { cwd: staging, prefix: 'package', gzip: { level: 9 }, portable: true, mtime: new Date(0) },
    ['package.json', ...files.map((file) => `${folderInPackage}/${file}`)],
  );
  return packing.concat();
}
