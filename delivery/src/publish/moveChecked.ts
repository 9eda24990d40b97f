import type { SiteConfig } from '@site/shared/contracts';
import type { BuiltRelease } from '../build';
import { type AllChannels, PublishError } from '../render';
import type { SiteFolder } from '../repository';
import type { Channels, ReleaseStore } from '../store';
import { configFor, type OpenSite, withOpenSite } from './openSite';
import { noSiteYet, prepareMoves } from './prepareMoves';
import { type Published, publishOpen } from './publishSite';

export interface Place {
  readonly store: ReleaseStore;
  readonly site: SiteFolder | null;
  readonly log: (line: string) => void;
}

interface MoveOptions extends Place {
  readonly names: readonly string[];
  readonly move: (channels: Channels, name: string) => Channels | null;
  readonly candidates?: readonly BuiltRelease[];
  /** Checks candidates beside other packages' fallback releases. */
  readonly checksFallbacks?: boolean;
  readonly config?: SiteConfig | undefined;
}

/** After the last attempt, the next publication shows further concurrent moves. */
const attempts = 5;

const upToDate = 'The site is up to date.';

/** Prepares again after concurrent moves. @throws PublishError or StoreError before any channel is moved */
export function moveChecked(options: MoveOptions): Promise<AllChannels> {
  const { site, log } = options;
  return site ? withOpenSite(site, (open) => moveIn(options, open), log) : moveIn(options, null);
}

async function moveIn(options: MoveOptions, open: OpenSite | null): Promise<AllChannels> {
  const { store, names, move, candidates = [], checksFallbacks = false, log } = options;
  const deployed = checksFallbacks ? candidates.map(({ release }) => release) : [];

  /** Replaces a release that visitors never had, such as one that was held back, by that of the site. */
  async function withPublished(next: Channels, live: string | undefined, shown: string | undefined, name: string) {
    if (!shown || !live || shown === live || next.previous !== live || next.live === live) return next;
    const { previous: _, ...others } = next;
    const exists = shown !== next.live && (await store.versions(name)).includes(shown);
    return exists ? { ...others, previous: shown } : others;
  }

  for (let attempt = 1; ; attempt += 1) {
    const moves: Record<string, Channels> = {};
    for (const name of names) {
      const channels = await store.channels(name);
      const next = move(channels, name);
      if (next) moves[name] = await withPublished(next, channels.live, open?.shown?.channels[name]?.live, name);
    }
    if (Object.keys(moves).length === 0) {
      if (open) await publishNamed(open, options, []);
      return moves;
    }
    const packages = [...new Set([...(await store.packages()), ...names])];
    const seen = await store.revision(packages);
    const config = await configFor(open, options.config);
    const prepared = await prepareMoves(open, moves, { store, candidates, config, deployed, log });
    for (const { release, folder } of candidates) if (release.name in moves) await store.publish(folder);
    if ((await store.revision(packages)) !== seen && attempt < attempts) {
      log('Another team has moved a channel meanwhile; once more …');
      await prepared.abandon();
      continue;
    }
    await open?.lock.assertHeld();
    // An older publisher elsewhere reads one package after the other, and makes no site without a shell.
    const shellLast = Object.entries(moves).sort(([a], [b]) => Number(a === 'shell') - Number(b === 'shell'));
    await store.moveTogether(Object.fromEntries(shellLast));
    await prepared.show();
    if (!prepared.changed) log(upToDate);
    return moves;
  }
}

/** @throws PublishError where one of these packages was held back */
export async function bringUpToDate(
  place: Place,
  names: readonly string[],
  config?: SiteConfig,
): Promise<Published | null> {
  return place.site && withOpenSite(place.site, (open) => publishNamed(open, { ...place, config }, names), place.log);
}

async function publishNamed(
  open: OpenSite,
  { store, log, config }: Pick<MoveOptions, 'store' | 'log' | 'config'>,
  names: readonly string[],
): Promise<Published | null> {
  if (!open.shown && !(await store.channels('shell')).live) {
    log(noSiteYet);
    return null;
  }
  const published = await publishOpen(open, { store, log, config: await configFor(open, config) });
  for (const [name, reason] of published.heldBack) {
    if (names.includes(name)) throw new PublishError(`On this site ${name} stays as it was: ${reason}`, [name]);
    log(`${name} stays as it was: ${reason}`);
  }
  if (!published.changed) log(upToDate);
  return published;
}
