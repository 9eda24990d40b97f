import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';

/** The version of `@site/shared`, and what those who use it are told of its versions. */
interface SharedRelease {
  readonly version: string;
  /** Text of `CHANGELOG.md`: a section `## 1.4.0` for each version, the newest first. */
  readonly changelog: string;
}

/** @param released version that was released last */
type Change = (release: SharedRelease, released: string) => SharedRelease;

/**
 * The version of `@site/shared` in a checkout after a change.
 *
 * @returns with the files that say so, by path
 */
export async function changedShared(checkout: string, change: Change) {
  const read = (file: string) => readFile(path.join(checkout, 'shared', file), 'utf8');
  const manifest = await read('package.json');
  const before = { version: JSON.parse(manifest).version, changelog: await read('CHANGELOG.md') };
  const { version, changelog } = change(before, JSON.parse(await read('api/released.json')).version);
  const files = {
    'shared/package.json': manifest.replace(/("version": ")[^"]+/, (_, name) => name + version),
    'shared/CHANGELOG.md': changelog,
  };
  return { version, files };
}

/** A line that says which remote has come. */
const lineOf = (folder: string) => `- Registers \`${folder}\`.`;

/** What stands before the first version, and each version's section. */
const sectionsOf = (changelog: string): readonly string[] => changelog.split(/^(?=## )/m);

/**
 * With one more remote: a minor version above what was released last (docs/decisions/0018-ecosystem.md). A remote that asks
 * for it can't be deployed before the shell that knows its page.
 */
export const withRemote =
  (folder: string): Change =>
  ({ version, changelog }, released) => {
    const next = semver.inc(released, 'minor') ?? version;
    const needed = semver.gte(version, next) ? version : next;
    const [head = '', newest = '', ...older] = sectionsOf(changelog);
    const line = lineOf(folder);
    const sections = newest.startsWith(`## ${needed}\n`)
      ? [`${newest.trimEnd()}\n${line}\n\n`, ...older]
      : [`## ${needed}\n\n${line}\n\n`, newest, ...older];
    return { version: needed, changelog: `${[head, ...sections].join('').trimEnd()}\n` };
  };

/** Without it. A version that was raised for it alone, and not released since, is taken back. */
export const withoutRemote =
  (folder: string): Change =>
  ({ version, changelog }, released) => {
    const [head = '', newest = '', ...older] = sectionsOf(changelog);
    const left = newest.replace(`${lineOf(folder)}\n`, '');
    if (left === newest) return { version, changelog };
    const [, before] = /^## (\S+)/.exec(older[0] ?? '') ?? [];
    const isEmpty = /^## \S+\s*$/.test(left);
    if (isEmpty && before && semver.gt(version, released)) {
      return { version: before, changelog: [head, ...older].join('') };
    }
    return { version, changelog: [head, left, ...older].join('') };
  };
