import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import { filesBelow, ifENOENT, readPlainFile } from '../files';

/** Outside the folders that visitors may fetch. */
export const mapsFolder = 'maps';

const assetsFolder = 'assets';

export const releaseFile = 'release.json';

const mostBytes = 16 * 2 ** 20;

const digest = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/));
const relativePath = v.pipe(
  v.string(),
  v.regex(/^[\w@~+-][\w.@~+-]*(?:\/[\w@~+-][\w.@~+-]*)*$/, 'must be a plain relative path'),
);

const fields = {
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: v.pipe(
    v.string(),
    v.check((value) => semver.valid(value) === value, 'must be a version (https://semver.org)'),
  ),
  /** Path with slashes at both ends, or URL on the team's own host. */
  base: v.string(),
  /** Below `browser/`. `.mjs`: an ES module; else a classic script. */
  entry: v.string(),
  /** Below `browser/`; the host's key is `.`. */
  modules: v.record(v.string(), v.object({ js: v.array(v.string()), css: v.array(v.string()) })),
  /** Digests of each exposed module's code and styles, and of its `src/data`, independent of the version. */
  code: v.record(v.string(), v.object({ logic: v.string(), data: v.nullable(v.string()) })),
  uses: v.array(v.string()),
  /** A remote's range of `@site/shared`, or the host's version. */
  shared: v.string(),
  /** https://www.w3.org/TR/SRI/; bytes. */
  files: v.record(relativePath, v.object({ digest, bytes: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  commit: v.nullable(v.string()),
  owner: v.exactOptional(v.string()),
  /** Ed25519 over all other fields (`signature.ts`), base64. */
  signature: v.exactOptional(v.string()),
};

/** Loose: signatures also cover fields that later builders add. */
export const releaseSchema = v.looseObject(fields);

export type Release = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

export function parseRelease(json: unknown): Release {
  const result = v.safeParse(releaseSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ReleaseError(`Not a release: ${v.getDotPath(issue) ?? releaseFile} ${issue.message}`);
}

/** Refuses links, pipes, devices, and names that `release.json` may not have. @throws ReleaseError */
export async function checkFiles(folder: string): Promise<readonly string[]> {
  const files = await filesBelow(folder);
  for (const file of files) {
    const found = await lstat(path.join(folder, file));
    if (!found.isFile()) throw new ReleaseError(`R1: ${file} is no file`);
    if (!v.is(relativePath, file)) throw new ReleaseError(`R1: ${JSON.stringify(file)} is no plain name of a file`);
  }
  return files;
}

/** @throws ReleaseError */
export async function readRelease(folder: string): Promise<Release> {
  const text = await readPlainFile(path.join(folder, releaseFile), mostBytes).catch(() => {
    throw new ReleaseError(`There is no ${releaseFile} in ${folder}`);
  });
  try {
    return parseRelease(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ReleaseError(`${releaseFile} in ${folder} is not JSON`);
    throw error;
  }
}

export const digestOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Source maps change with every comment, so they are not part of the version. */
export const isSourceMap = (file: string) => file.startsWith(`${mapsFolder}/`);

export const isAsset = (file: string) => file.startsWith(`${assetsFolder}/`);

/** False for a missing file too. */
export const hasDigest = (file: string, digest: string): Promise<boolean> =>
  readFile(file).then((content) => digestOf(content) === digest, ifENOENT(false));

/** Equal for equal releases, whatever their commit, owner and time. */
export function contentDigest({ files }: Pick<Release, 'files'>): string {
  const names = Object.keys(files)
    .filter((file) => !isSourceMap(file))
    .sort();
  return digestOf(names.map((name) => `${name} ${files[name]?.digest}\n`).join(''));
}

/** Compares all bytes, and refuses unlisted files. @param isElsewhere the file may be missing @throws ReleaseError */
export async function verifyRelease(
  folder: string,
  isElsewhere: (file: string) => boolean = () => false,
): Promise<Release> {
  const release = await readRelease(folder);
  const label = `${release.name} ${release.version}`;
  for (const [name, { digest: expected, bytes }] of Object.entries(release.files)) {
    if (isElsewhere(name)) continue;
    const file = path.join(folder, name);
    // `lstat`: a link's target may change after this check.
    const found = await lstat(file).catch(() => {
      throw new ReleaseError(`${label}: ${name} is missing`);
    });
    const isWhole = found.isFile() && found.size === bytes && digestOf(await readFile(file)) === expected;
    if (!isWhole) throw new ReleaseError(`${label}: ${name} is not what was released`);
  }
  for (const file of await filesBelow(folder)) {
    if (file !== releaseFile && !Object.hasOwn(release.files, file))
      throw new ReleaseError(`${label}: ${file} is not listed`);
  }
  return release;
}

export const bytesOf = ({ files }: Pick<Release, 'files'>): number =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
