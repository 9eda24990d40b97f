import type { Channels } from './releaseStore';

/** Dist-tags of a package: versions by name. */
export type Tags = Readonly<Record<string, string>>;

const canaryTag = /^canary-([1-9]\d?)$/;

/** Whether a dist-tag is one of our channels: a registry has others of its own, such as `latest`. */
const isChannelTag = (tag: string) => ['live', 'previous', 'withdrawn'].includes(tag) || canaryTag.test(tag);

/**
 * The channels that dist-tags stand for. While a canary's share changes there are two of them: the smaller share holds.
 */
export function channelsOf(tags: Tags): Channels {
  const { live, previous, withdrawn } = tags;
  const [canary] = Object.entries(tags)
    .flatMap(([tag, version]) =>
      canaryTag.test(tag) ? [{ version, traffic: Number(tag.slice('canary-'.length)) }] : [],
    )
    .sort((a, b) => a.traffic - b.traffic);
  return {
    ...(live && { live }),
    ...(previous && { previous }),
    ...(canary && { canary }),
    ...(withdrawn && { withdrawn }),
  };
}

/** The dist-tags by which a version is a canary. */
export const canaryTagsOf = (tags: Tags, version: string): readonly string[] =>
  Object.keys(tags).filter((tag) => canaryTag.test(tag) && tags[tag] === version);

/** The dist-tags of channels in the order in which to set them: what others fall back on comes first. */
export function tagsOf({ live, previous, canary, withdrawn }: Channels): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  if (previous) tags.set('previous', previous);
  if (live) tags.set('live', live);
  if (canary) tags.set(`canary-${canary.traffic}`, canary.version);
  if (withdrawn) tags.set('withdrawn', withdrawn);
  return tags;
}

/** The channels among dist-tags that are not wanted any more, in the order in which to remove them: the other way round. */
export function unwantedTags(tags: Tags, wanted: ReadonlyMap<string, string>): readonly string[] {
  const last = ['live', 'previous'];
  return Object.keys(tags)
    .filter((tag) => isChannelTag(tag) && !wanted.has(tag))
    .sort((a, b) => last.indexOf(a) - last.indexOf(b));
}
