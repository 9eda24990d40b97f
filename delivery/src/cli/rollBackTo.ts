import { moveChecked, type Place } from '../publish';
import { type Channels, liveAt, rollBack } from '../store';
import { orTogether } from './orTogether';

/**
 * Moves the packages together to the releases that were live then, and ends their canaries.
 *
 * @returns a line for each package @throws Error for a time before all known moves, or a deleted release
 */
export async function rollBackTo(place: Place, time: Date, names: readonly string[]): Promise<readonly string[]> {
  const wanted = new Map<string, string>();
  for (const name of names) {
    const history = await place.store.history(name);
    if (history.length === 0) throw new Error(`${place.store.location} does not know what was live of ${name}`);
    const version = liveAt(history, time);
    if (!version) continue;
    const isThere = (await place.store.versions(name)).includes(version);
    if (!isThere) throw new Error(`${name} ${version}, which was live then, is deleted from ${place.store.location}`);
    wanted.set(name, version);
  }
  if (wanted.size === 0) throw new Error(`${place.store.location} does not know what was live then`);
  const before = await channelsOf(place, names);
  const move = ({ canary, ...channels }: Channels, name: string) => {
    const version = wanted.get(name);
    if (!version) return null;
    if (version !== channels.live) return rollBack(channels, version);
    return canary ? { ...channels, withdrawn: canary.version } : null;
  };
  const moves = await orTogether(`rollback --to ${time.toISOString()}`, names, moveChecked({ ...place, names, move }));
  return [...before].map(([each, { live, canary }]) => {
    const now = moves[each]?.live;
    if (!wanted.has(each)) return `${each} ${live} stays live; nothing is known of it then.`;
    if (now === undefined) return `${each} ${live} is live, as it was then.`;
    if (now !== live) return `${each} ${now} is live again; ${live} is rolled back.`;
    return `${each}: the canary ${canary?.version} is rolled back; ${live} stays live.`;
  });
}

export async function channelsOf({ store }: Place, names: readonly string[]): Promise<ReadonlyMap<string, Channels>> {
  const found = new Map<string, Channels>();
  for (const name of names) found.set(name, await store.channels(name));
  return found;
}
