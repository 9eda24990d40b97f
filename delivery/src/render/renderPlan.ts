import type { SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import { canariesFor, combinationsOf, selectionOf } from './combinations';
import { iconsOf } from './images';
import type { Plan } from './plan';
import { type RenderOptions, renderSite } from './renderSite';
import { createServerBuilds, type ServerBuilds } from './serverBuilds';
import { createStyleTexts } from './styleTexts';

interface Options extends Omit<RenderOptions, 'context'> {
  readonly config: SiteConfig;
  /** Where the files of a release are on this machine: all of them, and those for browsers. */
  readonly folderOf: (release: Release) => string;
  readonly browserFolderOf: (release: Release) => string;
  /** True to run also the modules that no page shows at first: for a release that was never published. */
  readonly runsAllModules: boolean;
}

/**
 * Renders the pages of a plan from the files of its releases.
 *
 * @returns beside the pages the icons of the shell that everybody gets, and of its canary if there is one; null for one from
 * elsewhere
 * @throws PublishError for the first thing that does not run or render
 */
export async function renderPlan({
  folderOf,
  browserFolderOf,
  runsAllModules,
  config: { releaseKeys: _, ...config },
  ...options
}: Options) {
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

/**
 * Runs every exposed module with each shell that it may meet: no page shows some of them (the cart's panel, a popup), so that
 * rendering would not find their errors.
 *
 * @throws PublishError naming the release that does not run
 */
async function checkModules(builds: ServerBuilds, plan: Plan): Promise<void> {
  for (const name of plan.keys()) {
    if (name === 'shell') continue;
    for (const combination of combinationsOf(canariesFor(plan, new Set(['shell', name])))) {
      const selection = selectionOf(plan, combination);
      const modules = Object.keys(selection.get(name)?.modules ?? {}).map((module) => module.slice(2));
      for (const module of modules) await builds.run(selection, name, module);
    }
  }
}
