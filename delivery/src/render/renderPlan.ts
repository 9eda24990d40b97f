import type { SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import { checkModules } from './checkModules';
import { selectionOf } from './combinations';
import { iconsOf, type SiteIcons } from './icons';
import { type RenderOptions, renderSite, type SitePages } from './renderSite';
import { createServerBuilds } from './serverBuilds';
import { createStyleTexts } from './styleTexts';

interface Options extends Omit<RenderOptions, 'context'> {
  readonly config: SiteConfig;
  /** Where the files of a release are on this machine: all of them, and those for browsers. */
  readonly folderOf: (release: Release) => string;
  readonly browserFolderOf: (release: Release) => string;
  /** Whether it also runs what no page shows at first, as for a release that nobody has seen yet. */
  readonly runsAllModules: boolean;
}

interface Rendered {
  readonly pages: SitePages;
  /** Icons of the shell that everybody gets, and of its canary if there is one; null for an icon from elsewhere. */
  readonly icons: readonly (SiteIcons | null)[];
}

/**
 * Renders the site that a plan makes, from the files of its releases. Writes nothing itself.
 *
 * @throws PublishError for the first thing that does not run or render
 */
export async function renderPlan({
  folderOf,
  browserFolderOf,
  runsAllModules,
  config: { releaseKeys: _, ...config },
  ...options
}: Options): Promise<Rendered> {
  const builds = createServerBuilds(folderOf);
  try {
    builds.begin(selectionOf(options.plan, []));
    if (runsAllModules) await checkModules(builds, options.plan);
    const styleOf = createStyleTexts(browserFolderOf);
    const pages = await renderSite({ ...options, context: { builds, styleOf, config } });
    const shells = [[], ['shell']].map((canaries) => selectionOf(options.plan, canaries));
    const icons = await Promise.all(shells.map(async (shell) => iconsOf((await builds.headAssets(shell)).icon)));
    return { pages, icons };
  } finally {
    await builds.end();
  }
}
