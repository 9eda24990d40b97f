import semver from 'semver';

/** The version of `@site/shared`, and what those who use it are told of its versions. */
export interface SharedRelease {
  readonly version: string;
  /** Text of `CHANGELOG.md`: a section `## 1.4.0` for each version, the newest first. */
  readonly changelog: string;
}

/** A line that says which remote has come. */
const lineOf = (folder: string) => `- Registers \`${folder}\`.`;

/** What stands before the first version, and each version's section. */
const sectionsOf = (changelog: string): readonly string[] => changelog.split(/^(?=## )/m);

/**
 * With one more remote: a minor version above what was released last (docs/decisions/0018-ecosystem.md). A remote that asks
 * for it can't be deployed before the shell that knows its page.
 */
export function withRemote({ version, changelog }: SharedRelease, released: string, folder: string): SharedRelease {
  const next = semver.inc(released, 'minor') ?? version;
  const needed = semver.gte(version, next) ? version : next;
  const [head = '', newest = '', ...older] = sectionsOf(changelog);
  const line = lineOf(folder);
  const sections = newest.startsWith(`## ${needed}\n`)
    ? [`${newest.trimEnd()}\n${line}\n\n`, ...older]
    : [`## ${needed}\n\n${line}\n\n`, newest, ...older];
  return { version: needed, changelog: `${[head, ...sections].join('').trimEnd()}\n` };
}

/** Without it. A version that was raised for it alone, and not released since, is taken back. */
export function withoutRemote({ version, changelog }: SharedRelease, released: string, folder: string): SharedRelease {
  const [head = '', newest = '', ...older] = sectionsOf(changelog);
  const left = newest.replace(`${lineOf(folder)}\n`, '');
  if (left === newest) return { version, changelog };
  const [, before] = /^## (\S+)/.exec(older[0] ?? '') ?? [];
  const isEmpty = /^## \S+\s*$/.test(left);
  if (isEmpty && before && semver.gt(version, released)) {
    return { version: before, changelog: [head, ...older].join('') };
  }
  return { version, changelog: [head, left, ...older].join('') };
}
