import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import type { BuiltRelease } from '../build';
import type { Release } from '../release';
import {
  type AllChannels,
  attributeToPackage,
  checkCompatibility,
  type PreviewImage,
  PublishError,
  readChannels,
  readPlan,
  renderPlan,
  settleChannels,
} from '../render';
import type { ReleaseStore } from '../store';
import type { OpenSite } from './openSite';
import { createPictures } from './pictures';
import { type PreparedSite, prepareSite } from './prepareSite';
import { signedOnly, withCandidates } from './stores';

interface Options {
  readonly store: ReleaseStore;
  readonly candidates: readonly BuiltRelease[];
  readonly config: SiteConfig;
  readonly log: (line: string) => void;
}

type PreparedMoves = Pick<PreparedSite, 'changed' | 'show' | 'abandon'>;

/** Other teams' packages are taken as visitors get them. @throws PublishError */
export async function prepareMoves(
  open: OpenSite | null,
  moves: AllChannels,
  options: Options,
): Promise<PreparedMoves> {
  const { candidates, config, log } = options;
  const store = signedOnly(withCandidates(options.store, candidates), config.releaseKeys);
  const shown = open?.shown?.channels ?? {};
  const { channels, unreadable } = await readChannels(store, shown);
  // Releases that visitors have had need no rendering: the publisher checks again.
  const renders = open !== null || candidates.length > 0;
  const hasSite = open?.shown || { ...channels, ...moves }.shell?.live;

  const attempt = async (all: AllChannels): Promise<PreparedMoves> => {
    if (open && hasSite) return prepareSite(open, { ...options, store, runsAllModules: true }, all);
    await checkReleases(store, config, renders, all);
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

/** Renders every combination of canaries. Writes nothing. @throws PublishError */
async function checkReleases(store: ReleaseStore, config: SiteConfig, renders: boolean, channels: AllChannels) {
  const plan = await readPlan(store, channels);
  checkCompatibility(plan);
  // The first packages of a site are deployed before it has pages.
  if (!plan.has('shell') || !renders) return;
  const releases = [...plan.values()].flatMap(({ live, canary }) => [live, ...(canary ? [canary] : [])]);
  const fetched = releases.map(
    async ({ release }) =>
      [release, await attributeToPackage(release.name, store.fetch(release.name, release.version))] as const,
  );
  const folders = new Map(await Promise.all(fetched));
  const folderOf = (release: Release) => folders.get(release) ?? '';
  const browserFolderOf = (release: Release) => path.join(folderOf(release), 'browser');
  const previews = new Map<string, PreviewImage>();
  const { icons } = await renderPlan({
    ...{ plan, config, folderOf, browserFolderOf, runsAllModules: true, before: [], stays: () => true },
    async write(_page, _combination, form) {
      if ('preview' in form && form.preview) previews.set(form.preview.url, form.preview);
    },
  });
  const pictures = createPictures({
    has: () => false,
    read: (source) => readAsset([...folders], source),
    write: async () => {},
  });
  try {
    await pictures.drawPreviews(previews.values());
    for (const each of icons) if (each) await pictures.drawIcons(each);
  } finally {
    await pictures.end();
  }
}

async function readAsset(folders: readonly (readonly [Release, string])[], source: string): Promise<Buffer> {
  const [owner = '', ...file] = source.split('/').filter(Boolean);
  const own = folders.find(([{ name, files }]) => name === owner && Object.hasOwn(files, file.join('/')));
  if (!own) throw new PublishError(`${owner} has no file ${file.join('/')}`, [owner]);
  return readFile(path.join(own[1], ...file));
}
