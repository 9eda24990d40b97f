import type { SiteConfig } from '@site/shared/contracts';
import type { BuiltRelease } from '../build';
import {
  type AllChannels,
  choosePublishable,
  type Deployed,
  PublishError,
  publicationDeadline,
  readChannels,
} from '../render';
import type { ReleaseStore } from '../store';
import { checkReleases } from './checkReleases';
import type { OpenSite } from './openSite';
import { type PreparedSite, prepareSite } from './prepareSite';
import { signedOnly, withCandidates } from './stores';

interface Options {
  readonly store: ReleaseStore;
  readonly candidates: readonly BuiltRelease[];
  readonly config: SiteConfig;
  readonly deployed: readonly Deployed[];
  readonly log: (line: string) => void;
}

type PreparedMoves = Pick<PreparedSite, 'changed' | 'misfits' | 'show' | 'abandon'>;

/** Uses the live releases of other teams. @throws PublishError */
export async function prepareMoves(
  open: OpenSite | null,
  moves: AllChannels,
  options: Options,
): Promise<PreparedMoves> {
  const { candidates, config, log } = options;
  const store = signedOnly(withCandidates(options.store, candidates), config.releaseKeys);
  const publishedChannels = open?.published?.channels ?? {};
  const { channels, unreadable } = await readChannels(store, publishedChannels);
  // Releases that were live before need no rendering: the publisher checks again.
  const renders = open !== null || candidates.length > 0;
  const hasSite = open?.published || { ...channels, ...moves }.shell?.live;

  const attempt = async (all: AllChannels, signal = publicationDeadline()): Promise<PreparedMoves> => {
    if (open && hasSite) return prepareSite(open, { ...options, store, runsAllModules: true }, all, signal);
    const misfits = await checkReleases({ ...options, store, signal }, all, renders);
    return { changed: true, misfits, show: async () => void (open && log(noSiteYet)), abandon: async () => {} };
  };

  if (renders) log('Checking that every page renders with it …');
  for (const [name, reason] of unreadable) log(`${name} stays as it was: ${reason}`);
  return refuseMisfits(await prepareBeside(), log);

  async function prepareBeside(): Promise<PreparedMoves> {
    try {
      return await attempt({ ...channels, ...moves });
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      const others = await choosePublishable(channels, publishedChannels, attempt).catch(() => null);
      await others?.prepared.abandon();
      if (!others || others.heldBack.size === 0 || Object.keys(moves).some((name) => others.heldBack.has(name)))
        throw error;
      const prepared = await attempt({ ...others.channels, ...moves });
      for (const [name, reason] of others.heldBack) log(`${name} is left as visitors get it: ${reason}`);
      return prepared;
    }
  }
}

/** @throws PublishError where a release breaks a fallback that works today */
async function refuseMisfits(prepared: PreparedMoves, log: Options['log']): Promise<PreparedMoves> {
  const refused = prepared.misfits.filter(({ isRefused }) => isRefused);
  for (const { text } of prepared.misfits.filter(({ isRefused }) => !isRefused)) log(text);
  if (refused.length === 0) return prepared;
  await prepared.abandon();
  throw new PublishError(refused.map(({ text }) => text).join('; '), [
    ...new Set(refused.flatMap(({ packages }) => packages)),
  ]);
}

export const noSiteYet = 'There is no site yet: it begins with npm run deploy -w shell';
