import type { SiteConfig } from '@site/shared/contracts';
import type { BuiltRelease } from '../build';
import { type AllChannels, PublishError, readChannels, settleChannels } from '../render';
import type { ReleaseStore } from '../store';
import { withCandidates } from './candidates';
import { checkReleases } from './checkReleases';
import type { OpenSite } from './openSite';
import { type PreparedSite, prepareSite } from './prepareSite';
import { signedOnly } from './signedOnly';

interface Options {
  readonly store: ReleaseStore;
  readonly candidates: readonly BuiltRelease[];
  readonly config: SiteConfig;
  readonly log: (line: string) => void;
}

/** What channels are going to say, made. */
type PreparedMoves = Pick<PreparedSite, 'changed' | 'show' | 'abandon'>;

/**
 * Makes sure, before any channel is moved, that what is going to be live makes a site, and prepares it where one is
 * published from here. What another team's channels break is theirs to mend: their packages count as visitors get them.
 *
 * @throws PublishError for the first thing that breaks
 */
export async function prepareMoves(
  open: OpenSite | null,
  moves: AllChannels,
  options: Options,
): Promise<PreparedMoves> {
  const { candidates, config, log } = options;
  const store = signedOnly(withCandidates(options.store, candidates), config.releaseKeys);
  const shown = open?.shown?.channels ?? {};
  const { channels, unreadable } = await readChannels(store, shown);
  // Without a site here, to render means to fetch all releases of all teams: what visitors have had can do without, since
  // whoever publishes looks again.
  const renders = open !== null || candidates.length > 0;
  const hasSite = open?.shown || { ...channels, ...moves }.shell?.live;

  const attempt = async (all: AllChannels): Promise<PreparedMoves> => {
    if (open && hasSite) return prepareSite(open, { ...options, store, runsAllModules: true }, all);
    await checkReleases({ ...options, store, renders }, all);
    return { changed: true, show: async () => void (open && log(noSiteYet)), abandon: async () => {} };
  };

  if (renders) log('Checking that every page renders with it …');
  for (const [name, reason] of unreadable) log(`${name} stays as it was: ${reason}`);
  try {
    return await attempt({ ...channels, ...moves });
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    const others = await settleChannels(channels, shown, attempt).catch(() => null);
    await others?.made.abandon();
    if (!others || others.heldBack.size === 0 || Object.keys(moves).some((name) => others.heldBack.has(name)))
      throw error;
    const prepared = await attempt({ ...others.channels, ...moves });
    for (const [name, reason] of others.heldBack) log(`${name} is left as visitors get it: ${reason}`);
    return prepared;
  }
}

export const noSiteYet = 'There is no site yet: it begins with npm run deploy -w shell';
