import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import {
  type AllChannels,
  attributeToPackage,
  type CheckedFallbacks,
  checkCompatibility,
  type Deployed,
  fallbackPairs,
  type Plan,
  PublishError,
  readPlan,
  renderPlan,
} from '../render';
import type { ReleaseStore } from '../store';
import { createPictures } from './pictures';

interface Options {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  readonly deployed: readonly Deployed[];
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

type Folders = ReadonlyMap<Release, string>;

/** Checks releases where no site exists. Renders every combination of canaries; writes nothing. @throws PublishError */
export async function checkReleases(
  options: Options,
  channels: AllChannels,
  renders: boolean,
): Promise<CheckedFallbacks['misfits']> {
  const { store, config, deployed, signal } = options;
  const plan = await readPlan(store, channels);
  checkCompatibility(plan);
  // A new site's first packages are deployed before any page exists.
  if (!plan.has('shell') || !renders) return [];
  const releases = [...plan.values()].flatMap(({ live, canary }) => [live, ...(canary ? [canary] : [])]);
  const fetched = releases.map(
    async ({ release }) =>
      [release, await attributeToPackage(release.name, store.fetch(release.name, release.version))] as const,
  );
  const folders: Folders = new Map(await Promise.all(fetched));
  const fallbacks = await fetchFallbacks(options, plan, folders);
  const pictures = createPictures({
    has: () => false,
    read: (source) => readAsset([...folders], source),
    write: async () => {},
  });
  try {
    const { icons, checked } = await renderPlan({
      ...{ config, deployed, signal, runsAllModules: true, before: [], stays: () => true },
      plan: withFallbacks(plan, fallbacks),
      folderOf: (release) => folders.get(release) ?? fallbacks.get(release) ?? '',
      browserFolderOf: (release) => path.join(folders.get(release) ?? '', 'browser'),
      async write(_page, _combination, form) {
        if ('preview' in form && form.preview) pictures.drawPreview(form.preview);
      },
    });
    for (const each of icons) if (each) pictures.drawIcons(each);
    await pictures.finish();
    return checked.misfits;
  } finally {
    await pictures.end();
  }
}

/** Previous releases whose Node builds the check renders. Browsers never fall back to a release that can't be fetched. */
async function fetchFallbacks({ store, deployed, log }: Options, plan: Plan, known: Folders): Promise<Folders> {
  const pairs = fallbackPairs(plan, deployed);
  const needed = new Set(pairs.flatMap(({ fallback, earlier }) => [fallback, ...earlier.values()]));
  const folders = new Map<Release, string>();
  for (const release of needed) {
    if (known.has(release)) continue;
    await store
      .fetch(release.name, release.version, (file) => !file.startsWith('server/'))
      .then(
        (folder) => folders.set(release, folder),
        (error: Error) => log(`${release.name} has no fallback: ${error.message}`),
      );
  }
  return folders;
}

const withFallbacks = (plan: Plan, fallbacks: Folders): Plan =>
  new Map(
    [...plan].map(([name, { previous, ...planned }]) => [
      name,
      { ...planned, previous: previous && fallbacks.has(previous.release) ? previous : null },
    ]),
  );

async function readAsset(folders: readonly (readonly [Release, string])[], source: string): Promise<Buffer> {
  const [owner = '', ...file] = source.split('/').filter(Boolean);
  const own = folders.find(([{ name, files }]) => name === owner && Object.hasOwn(files, file.join('/')));
  if (!own) throw new PublishError(`${owner} has no file ${file.join('/')}`, [owner]);
  return readFile(path.join(own[1], ...file));
}
