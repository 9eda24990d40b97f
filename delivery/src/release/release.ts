import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import { filesBelow, ifENOENT, readPlainFile } from '../files';

/** Folder of a release with the source maps of its scripts: beside what visitors may fetch, never in it. */
export const mapsFolder = 'maps';

/** Folder of a release with its images and fonts, which are named by their content. */
const assetsFolder = 'assets';

/** Name of the description in a release's folder. */
export const releaseFile = 'release.json';

/** Bytes of the longest description: 20,000 files have about 4 MB. */
const mostBytes = 16 * 2 ** 20;

const digest = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/));
/** A path below the release's folder, with forward slashes, that leads nowhere else. */
const relativePath = v.pipe(
  v.string(),
  v.check(
    (value) => value.split('/').every((part) => /^[\w@~+-][\w.@~+-]*$/.test(part)),
    'must be a plain relative path',
  ),
);

const fields = {
  /** Folder of the package, such as `mfe-catalog`. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** The package's own version and a digest of what was built, such as `1.4.0-g3fa9c1d2`. */
  version: v.pipe(
    v.string(),
    v.check((value) => semver.valid(value) === value, 'must be a version (https://semver.org)'),
  ),
  /** Where its browser files are served from, with slashes at both ends: a path, or a URL on a host of the team's own. */
  base: v.string(),
  /** Entry script among its browser files. */
  entry: v.string(),
  /** Scripts and style sheets of each exposed module (of the host: `.`), as paths below `browser/`. */
  modules: v.record(v.string(), v.object({ js: v.array(v.string()), css: v.array(v.string()) })),
  /**
   * Digests of each exposed module, independent of the release's version: of its code and styles, and of the package's data
   * (`src/data`); null for a module without data.
   */
  code: v.record(v.string(), v.object({ logic: v.string(), data: v.nullable(v.string()) })),
  /** Modules of other packages that it loads, such as `mfe_content/ContactForm`. */
  uses: v.array(v.string()),
  /** `@site/shared`: the range that a remote accepts; of the host, the version that it brings. */
  shared: v.string(),
  /** Every other file of the release: digest (https://www.w3.org/TR/SRI/) and size in bytes. */
  files: v.record(relativePath, v.object({ digest, bytes: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  /** The commit that last changed what it was built from; null outside a repository. `+` after it: changed since. */
  commit: v.nullable(v.string()),
  /** Owner of the package, from its `author`; absent in older releases. */
  owner: v.exactOptional(v.string()),
  /** Ed25519 signature of all the rest (`signature.ts`), in base64. */
  signature: v.exactOptional(v.string()),
};

/** Loose: fields that a later builder adds are signed with the rest. */
const releaseSchema = v.looseObject(fields);

/**
 * A release: one immutable build of one package, complete in one folder (`browser/`, `assets/`, `server/`, `maps/` and this
 * description, `release.json`).
 */
export type Release = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

/** A release that differs from its description; the message is one line. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** @throws ReleaseError */
export function parseRelease(json: unknown): Release {
  const result = v.safeParse(releaseSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ReleaseError(`Not a release: ${v.getDotPath(issue) ?? releaseFile} ${issue.message}`);
}

/** @throws ReleaseError when the folder holds none */
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

/** Subresource integrity of a file's content. */
export const digestOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Recognises source maps, which are no part of a version: they change with every comment. */
export const isSourceMap = (file: string) => file.startsWith(`${mapsFolder}/`);

/** Recognises files named by their content, which releases share. */
export const isAsset = (file: string) => file.startsWith(`${assetsFolder}/`);

/** Checks a file's content; false for a missing file. */
export const hasDigest = (file: string, digest: string): Promise<boolean> =>
  readFile(file).then((content) => digestOf(content) === digest, ifENOENT(false));

/**
 * Digest of a release's files except source maps: builds with equal digests are the same release. Commit, owner and time are
 * no part of it.
 */
export function contentDigest({ files }: Pick<Release, 'files'>): string {
  const names = Object.keys(files)
    .filter((file) => !isSourceMap(file))
    .sort();
  return digestOf(names.map((name) => `${name} ${files[name]?.digest}\n`).join(''));
}

/**
 * Checks that a folder holds exactly the files that its description names, byte for byte.
 *
 * @param isElsewhere true for a file that may be missing
 * @throws ReleaseError naming the first file that is missing, changed or not listed
 */
export async function verifyRelease(
  folder: string,
  isElsewhere: (file: string) => boolean = () => false,
): Promise<Release> {
  const release = await readRelease(folder);
  const label = `${release.name} ${release.version}`;
  for (const [name, { digest: expected, bytes }] of Object.entries(release.files)) {
    if (isElsewhere(name)) continue;
    const file = path.join(folder, name);
    // The target of a link may change after this check.
    const found = await lstat(file).catch(() => {
      throw new ReleaseError(`${label}: ${name} is missing`);
    });
    // Size first, since the file is read into memory.
    const isWhole = found.isFile() && found.size === bytes && digestOf(await readFile(file)) === expected;
    if (!isWhole) throw new ReleaseError(`${label}: ${name} is not what was released`);
  }
  for (const file of await filesBelow(folder)) {
    if (file !== releaseFile && !Object.hasOwn(release.files, file))
      throw new ReleaseError(`${label}: ${file} is not listed`);
  }
  return release;
}

/** Bytes of all files of a release. */
export const bytesOf = ({ files }: Pick<Release, 'files'>): number =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
