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
    }),
  ),
  withdrawn: v.exactOptional(version),
});

/** @throws ChannelsError */
export function parseChannels(json: unknown, source: string): Channels {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ChannelsError(`The channels of ${source} can't be used: ${v.getDotPath(issue) ?? 'they'} ${issue.message}`);
}

/** The versions that channels point to. */
export const pointedTo = ({ live, previous, canary, withdrawn }: Channels): readonly string[] => [
  ...new Set([live, previous, canary?.version, withdrawn].filter((each) => each !== undefined)),
];

/** Text that is the same for the same channels, whoever wrote them in whatever order. */
export const channelsText = ({ live, previous, canary, withdrawn }: Channels): string =>
  JSON.stringify([live, previous, canary?.version, canary?.traffic, withdrawn]);
