import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { releasedVersion, reportFile } from './report';

interface SharedRelease {
  readonly version: string;
  /** A section `## 1.4.0` for each version, newest first. */
  readonly changelog: string;
}

type Change = (release: SharedRelease, released: string) => SharedRelease;

/** @returns new version, and the changed files by path */
export async function changedShared(checkout: string, change: Change) {
  const read = (file: string) => readFile(path.join(checkout, 'shared', file), 'utf8');
  const manifest = await read('package.json');
  const before = { version: JSON.parse(manifest).version, changelog: await read('CHANGELOG.md') };
  const { version, changelog } = change(before, releasedVersion(await read(reportFile)));
  const files = {
    'shared/package.json': manifest.replace(/("version": ")[^"]+/, (_, name) => name + version),
    'shared/CHANGELOG.md': changelog,
  };
  return { version, files };
}

const lineOf = (folder: string) => `- Registers \`${folder}\`.`;

const sectionsOf = (changelog: string): readonly string[] => changelog.split(/^(?=## )/m);

/** Adds a line to the section of the needed version; a higher version stays. @param line begins with `- ` */
export const withLine =
  (line: string, needed: string): Change =>
  ({ version, changelog }) => {
    const next = semver.gte(version, needed) ? version : needed;
    const [head = '', newest = '', ...older] = sectionsOf(changelog);
    const sections = newest.startsWith(`## ${next}\n`)
      ? [`${newest.trimEnd()}\n${line}\n\n`, ...older]
      : [`## ${next}\n\n${line}\n\n`, newest, ...older];
    return { version: next, changelog: `${[head, ...sections].join('').trimEnd()}\n` };
  };

/** The remote requires the new version: it can't be deployed before a shell that knows its page. */
export const withRemote =
  (folder: string): Change =>
  (release, released) =>
    withLine(lineOf(folder), semver.inc(released, 'minor') ?? release.version)(release, released);

/** Takes back a version that was raised for this remote alone. */
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
