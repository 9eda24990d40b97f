import * as v from 'valibot';
import { type Channels, ChannelsError } from './releaseStore';
import { isVersion } from './storedRelease';

const version = v.pipe(v.string(), v.check(isVersion, 'must be a version'));
const schema = v.object({
  live: v.exactOptional(version),
  previous: v.exactOptional(version),
  canary: v.exactOptional(
    v.object({
      version,
      traffic: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99, 'must be 1 to 99 per cent')),
      group: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]\w{0,99}$/))),
    }),
  ),
  withdrawn: v.exactOptional(version),
});

export function parseChannels(json: unknown, source: string): Channels {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ChannelsError(`The channels of ${source} can't be used: ${v.getDotPath(issue) ?? 'they'} ${issue.message}`);
}

export const pointedTo = ({ live, previous, canary, withdrawn }: Channels): readonly string[] => [
  ...new Set([live, previous, canary?.version, withdrawn].filter((each) => each !== undefined)),
];

export const channelsText = ({ live, previous, canary, withdrawn }: Channels): string =>
  JSON.stringify([live, previous, canary?.version, canary?.traffic, canary?.group, withdrawn]);

export type Tags = Readonly<Record<string, string>>;

/** Share and group; publishers before groups take a canary of a group for none. */
const canaryTag = /^canary-([1-9]\d?)(?:-with-([a-z]\w*))?$/;

const isChannelTag = (tag: string) => ['live', 'previous', 'withdrawn'].includes(tag) || canaryTag.test(tag);

/** While a canary's share changes it has two tags; the smaller share counts. */
export function channelsOf(tags: Tags): Channels {
  const { live, previous, withdrawn } = tags;
  const [canary] = Object.entries(tags)
    .flatMap(([tag, version]) => {
      const [, share, group] = canaryTag.exec(tag) ?? [];
      return share ? [{ version, traffic: Number(share), ...(group && { group }) }] : [];
    })
    .sort((a, b) => a.traffic - b.traffic);
  return {
    ...(live && { live }),
    ...(previous && { previous }),
    ...(canary && { canary }),
    ...(withdrawn && { withdrawn }),
  };
}

export const canaryTagsOf = (tags: Tags, version: string): readonly string[] =>
  Object.keys(tags).filter((tag) => canaryTag.test(tag) && tags[tag] === version);

/** Tags in the order of setting: fallbacks first. */
export function tagsOf({ live, previous, canary, withdrawn }: Channels): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  if (previous) tags.set('previous', previous);
  if (live) tags.set('live', live);
  if (canary) tags.set(`canary-${canary.traffic}${canary.group ? `-with-${canary.group}` : ''}`, canary.version);
  if (withdrawn) tags.set('withdrawn', withdrawn);
  return tags;
}

export function unwantedTags(tags: Tags, wanted: ReadonlyMap<string, string>): readonly string[] {
  const last = ['live', 'previous'];
  return Object.keys(tags)
    .filter((tag) => isChannelTag(tag) && !wanted.has(tag))
    .sort((a, b) => last.indexOf(a) - last.indexOf(b));
}
