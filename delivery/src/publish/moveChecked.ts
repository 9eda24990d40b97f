import type { SiteConfig } from '@site/shared/contracts';
import type { BuiltRelease } from '../build';
import type { AllChannels } from '../render';
import type { SiteFolder } from '../repository';
import type { Channels, ReleaseStore } from '../store';
import { configFor, type OpenSite, withOpenSite } from './openSite';
import { noSiteYet, prepareMoves } from './prepareMoves';
import { publishOpen } from './publishSite';

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
  async function withPublished(next: Channels, live: string | undefined, published: string | undefined, name: string) {
    if (!published || !live || published === live || next.previous !== live || next.live === live) return next;
    const { previous: _, ...others } = next;
    const exists = published !== next.live && (await store.versions(name)).includes(published);
    return exists ? { ...others, previous: published } : others;
  }

  for (let attempt = 1; ; attempt += 1) {
    const moves: Record<string, Channels> = {};
    for (const name of names) {
      const channels = await store.channels(name);
      const next = move(channels, name);
      if (next) moves[name] = await withPublished(next, channels.live, open?.published?.channels[name]?.live, name);
    }
    if (Object.keys(moves).length === 0) {
      if (open) await publishChannels(open, options);
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

/** Publishes the channels as they are. */
async function publishChannels(open: OpenSite, { store, log, config }: MoveOptions): Promise<void> {
  if (!open.published && !(await store.channels('shell')).live) return log(noSiteYet);
  const { heldBack, changed } = await publishOpen(open, { store, log, config: await configFor(open, config) });
  for (const [name, reason] of heldBack) log(`${name} stays as it was: ${reason}`);
  if (!changed) log(upToDate);
}
