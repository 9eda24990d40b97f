import type { SiteConfig } from '@site/shared/contracts';
import type { BuiltRelease } from '../../build';
import { type AllChannels, PublishError, type RenderedPages, readChannels } from '../../render';
import { readSiteConfig, type SiteFolder } from '../../repository';
import type { Channels, ReleaseStore } from '../../store';
import { type Published, publishSite } from '../publishSite';
import { readEarlierPages, readState } from '../state';
import { withCandidates } from './candidates';
import { checkDeployment } from './checkDeployment';

/** A release store, and the site that is published from it by whoever moves a channel; null where others do that. */
export interface Place {
  readonly store: ReleaseStore;
  readonly site: SiteFolder | null;
  readonly log: (line: string) => void;
}

interface MoveOptions extends Place {
  readonly names: readonly string[];
  /** Where a package's channels are to point; null leaves them. */
  readonly move: (channels: Channels, name: string) => Channels | null;
  /** Releases that are not published yet. */
  readonly candidates?: readonly BuiltRelease[];
  readonly config?: SiteConfig | undefined;
  /**
   * Whether every page is rendered for it. Without a site here that means to fetch all releases of all teams: what was
   * shown before can do without, since whoever publishes looks again.
   */
  readonly renders: boolean;
}

/** Times that the channels of others may move while ours are checked. */
const attempts = 5;

/**
 * Moves channels to where they make a site, and publishes it.
 *
 * @returns the channels that were moved, as they are now
 * @throws PublishError or StoreError before any channel is moved
 */
export async function moveChecked(options: MoveOptions): Promise<AllChannels> {
  const { store, site, names, move, candidates = [], renders, log } = options;
  const state = site && (await readState(site));
  // What a site was published with: `npm start` finds itself free ports, and a deployment beside it keeps to them.
  const config = options.config ?? state?.config ?? (await readSiteConfig());
  for (let attempt = 1; ; attempt += 1) {
    const moves: Record<string, Channels> = {};
    for (const name of names) {
      const next = move(await store.channels(name), name);
      if (next) moves[name] = next;
    }
    const packages = [...new Set([...(await store.packages()), ...names])];
    const seen = await store.revision(packages);
    let cache: RenderedPages | undefined;
    if (Object.keys(moves).length > 0) {
      if (renders) log('Checking that every page renders with it …');
      const shown = state?.channels ?? {};
      const { channels } = await readChannels(store, shown);
      const before = site ? await readEarlierPages(site) : [];
      const checked = {
        store: withCandidates(store, candidates),
        channels,
        moves,
        shown,
        config,
        before,
        renders,
        log,
      };
      cache = await checkDeployment(checked);
      for (const { release, folder } of candidates) if (release.name in moves) await store.publish(folder);
      if ((await store.revision(packages)) !== seen && attempt < attempts) {
        log('Another team has moved a channel meanwhile; once more …');
        continue;
      }
      for (const [name, channels] of Object.entries(moves)) await store.moveChannels(name, channels);
    }
    await bringUpToDate({ store, site, log }, Object.keys(moves), config, cache);
    return moves;
  }
}

/**
 * Publishes the site again, where there is one to publish from here.
 *
 * @throws PublishError where one of these packages could not be brought to where its channels point
 */
export async function bringUpToDate(
  { store, site, log }: Place,
  names: readonly string[],
  config: SiteConfig,
  cache?: RenderedPages,
): Promise<Published | null> {
  if (!site) return null;
  if (!(await readState(site)) && !(await store.channels('shell')).live) {
    log('There is no site yet: it begins with npm run deploy -w shell');
    return null;
  }
  const published = await publishSite({ site, store, config, log, ...(cache && { cache }) });
  for (const [name, reason] of published.heldBack) {
    if (names.includes(name)) throw new PublishError(`On this site ${name} stays as it was: ${reason}`, [name]);
    log(`${name} stays as it was: ${reason}`);
  }
  if (!published.changed) log('The site is up to date.');
  return published;
}
