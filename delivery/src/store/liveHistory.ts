import type { Tags } from './channels';
import type { LiveMove } from './releaseStore';
import { isVersion } from './storedRelease';

/** Kept for each package. */
const keptMoves = 50;

/** Adds a move. @param before release that was live until then @param published time of that release */
export function withMove(
  history: readonly LiveMove[],
  version: string,
  before: string | undefined,
  published: Date,
): readonly LiveMove[] {
  // Earlier versions of the commands moved channels without a history.
  const known =
    before !== undefined && history.at(-1)?.version !== before
      ? [...history, { version: before, since: published }]
      : history;
  const moved = known.at(-1)?.version === version ? known : [...known, { version, since: new Date() }];
  return moved.slice(-keptMoves);
}

/** @returns undefined before the first known move */
export const liveAt = (history: readonly LiveMove[], time: Date): string | undefined =>
  history.filter(({ since }) => since <= time).at(-1)?.version;

export const historyText = (history: readonly LiveMove[]): string =>
  history.map(({ version, since }) => `${since.toISOString()} ${version}\n`).join('');

/** Ignores lines of another form. */
export function parseHistory(text: string): readonly LiveMove[] {
  return text.split('\n').flatMap((line) => {
    const [time = '', version = ''] = line.split(' ');
    return isVersion(version) && !Number.isNaN(Date.parse(time)) ? [{ version, since: new Date(time) }] : [];
  });
}

/** Dist-tag of a registry: time in ms since 1970, in base 36. */
const sinceTag = /^since\.([a-z\d]{1,10})$/;

export const sinceTagOf = ({ since }: LiveMove): string => `since.${since.getTime().toString(36)}`;

export function historyOf(tags: Tags): readonly LiveMove[] {
  return Object.entries(tags)
    .flatMap(([tag, version]) => {
      const [, time] = sinceTag.exec(tag) ?? [];
      return time && isVersion(version) ? [{ version, since: new Date(Number.parseInt(time, 36)) }] : [];
    })
    .sort((a, b) => a.since.getTime() - b.since.getTime());
}
