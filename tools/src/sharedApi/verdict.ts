import semver from 'semver';
import { assignabilities } from './compatible';
import { type Declaration, declarationsIn } from './declarations';
import type { Reports } from './reports';

/** How much a version must rise (https://semver.org). */
export type Bump = 'patch' | 'minor' | 'major';

export interface Change {
  readonly bump: Exclude<Bump, 'patch'>;
  /** One line: entry, name, and what is different. */
  readonly message: string;
}

/** What a package offered at one time. */
export interface Offer {
  /** All entries, styles and fonts among them. */
  readonly entries: readonly string[];
  readonly reports: Reports;
}

/**
 * What differs between two states of a package for those who use it.
 *
 * A change of a type breaks somebody unless old and new can stand for each other: one side reads it, another makes it. A
 * `@sealed` type is made by the package alone, and a value is only read: for these it is enough that the new one does
 * where the old one did.
 *
 * @param folder of the package
 */
export function changesBetween(folder: string, before: Offer, after: Offer): readonly Change[] {
  const changes: Change[] = [];
  for (const entry of before.entries) {
    if (!after.entries.includes(entry)) changes.push({ bump: 'major', message: `${entry} is gone` });
  }
  for (const entry of after.entries) {
    if (!before.entries.includes(entry)) changes.push({ bump: 'minor', message: `${entry} is new` });
  }
  for (const [entry, old] of before.reports) {
    const now = after.reports.get(entry);
    if (now === undefined || now === old) continue;
    changes.push(
      ...changesOf(folder, old, now).map((change) => ({ ...change, message: `${entry} ${change.message}` })),
    );
  }
  return changes;
}

function changesOf(folder: string, before: string, after: string): readonly Change[] {
  const [old, now] = [declarationsIn(before), declarationsIn(after)];
  const both = [...old.values()].flatMap((declaration) => {
    const other = now.get(declaration.name);
    return other ? [[declaration, other] as const] : [];
  });
  const different = both.filter(([{ text }, other]) => text !== other.text);
  const comparable = different.filter(([declaration, other]) => isComparable(declaration, other));
  const answers = assignabilities(
    folder,
    before,
    after,
    comparable.map(([, declaration]) => declaration),
  );
  return [
    ...[...old.values()].flatMap(({ name, isExported }): Change[] =>
      isExported && !now.get(name)?.isExported ? [{ bump: 'major', message: `${name} is gone` }] : [],
    ),
    ...[...now.values()].flatMap(({ name, isExported }): Change[] =>
      isExported && !old.get(name)?.isExported ? [{ bump: 'minor', message: `${name} is new` }] : [],
    ),
    ...different.map(([, declaration]): Change => {
      const { toOld, toNew } = answers.get(declaration.name) ?? { toOld: false, toNew: false };
      const isFine = toOld && (toNew || !declaration.isType || declaration.isSealed);
      return isFine
        ? { bump: 'minor', message: `${declaration.name} has changed, and does for whoever uses it today` }
        : {
            bump: 'major',
            message: `${declaration.name} has changed: ${toOld ? 'what others make of it today no longer fits' : 'it no longer does for whoever uses it today'}`,
          };
    }),
  ];
}

const isComparable = (old: Declaration, now: Declaration) =>
  old.isType === now.isType && old.parameters === now.parameters;

const rank: readonly Bump[] = ['patch', 'minor', 'major'];

/** The least that a version must rise for all of these. */
export const bumpFor = (changes: readonly Change[]): Bump =>
  rank[Math.max(0, ...changes.map(({ bump }) => rank.indexOf(bump)))] ?? 'patch';

/** The lowest version that says enough; the released one itself where nothing has changed for anybody. */
export const neededVersion = (released: string, changes: readonly Change[]): string =>
  changes.length === 0 ? released : (semver.inc(released, bumpFor(changes)) ?? released);
