import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import type { Changes } from './changes';
import { withVersion } from './lockFile';
import { json } from './sourceText';

const manifestFile = 'shared/package.json';

/** Where it is noted what the version was before remotes were added; no part of the repository. */
const noteFile = '.cache/new-remote/shared-version.json';

interface Raise {
  readonly from: string;
  readonly to: string;
}

/** A version of `@site/shared` with the files that say it. */
export interface SharedVersion {
  readonly version: string;
  readonly files: Changes;
  readonly lock: string;
}

const readText = (checkout: string, file: string) => readFile(path.join(checkout, file), 'utf8');
const readVersion = async (checkout: string, file: string): Promise<string> =>
  JSON.parse(await readText(checkout, file)).version;
const released = (checkout: string) => readVersion(checkout, 'shared/api/released.json');

/**
 * The version of `@site/shared` that has one more remote: a minor one above what was released last
 * (docs/decisions/0018-ecosystem.md). A remote that asks for it can't be deployed before the shell that knows its page.
 *
 * @param lock text of the lock file, which names the version too
 */
export async function raisedVersion(checkout: string, lock: string): Promise<SharedVersion> {
  const from = await readVersion(checkout, manifestFile);
  const needed = semver.inc(await released(checkout), 'minor') ?? from;
  if (semver.gte(from, needed)) return { version: from, files: {}, lock: withVersion(lock, 'shared', from) };
  const note: Raise = { from, to: needed };
  return {
    version: needed,
    files: { [noteFile]: json(note), [manifestFile]: await manifestWith(checkout, needed) },
    lock: withVersion(lock, 'shared', needed),
  };
}

/**
 * The version from before remotes were added here, where nothing has moved it since and nobody else asks for more.
 *
 * @param without folder of the remote that goes
 */
export async function loweredVersion(checkout: string, without: string, lock: string): Promise<SharedVersion> {
  const version = await readVersion(checkout, manifestFile);
  const stays = { version, files: {}, lock: withVersion(lock, 'shared', version) };
  const note = await readText(checkout, noteFile).catch(() => null);
  if (note === null) return stays;
  const { from, to }: Raise = JSON.parse(note);
  const isReleased = semver.gte(await released(checkout), to);
  const ranges = await rangesOfOthers(checkout, without);
  if (to !== version || isReleased || !ranges.every((range) => semver.satisfies(from, range))) return stays;
  return {
    version: from,
    files: { [manifestFile]: await manifestWith(checkout, from), [noteFile]: null },
    lock: withVersion(lock, 'shared', from),
  };
}

/** Ranges of `@site/shared` that the remotes here accept. */
async function rangesOfOthers(checkout: string, without: string): Promise<readonly string[]> {
  const folders = (await readdir(checkout)).filter((name) => name.startsWith('mfe-') && name !== without);
  return Promise.all(
    folders.map(
      async (folder) => JSON.parse(await readText(checkout, `${folder}/package.json`)).dependencies['@site/shared'],
    ),
  );
}

/** Only another version, whatever else stands in the file and how. */
const manifestWith = async (checkout: string, version: string) =>
  (await readText(checkout, manifestFile)).replace(/("version": ")[^"]+/, (_, before) => before + version);
