import type { SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import { createBrowserFiles } from './browserFiles';
import { canariesFor, combinationsOf, selectionOf } from './combinations';
import { iconsOf } from './images';
import type { Plan } from './plan';
import { type RenderOptions, renderSite } from './renderSite';
import { createServerBuilds, type ServerBuilds } from './serverBuilds';

interface Options extends Omit<RenderOptions, 'context'> {
  readonly config: SiteConfig;
  readonly folderOf: (release: Release) => string;
  readonly browserFolderOf: (release: Release) => string;
  readonly runsAllModules: boolean;
}

/** Icons are those of the live shell and its canary. @throws PublishError */
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
    const files = createBrowserFiles(browserFolderOf);
    // A site with a Firebase project does not use the emulator.
    const shown = config.firebase ? { ...config, authEmulatorUrl: '' } : config;
    const pages = await renderSite({ ...options, context: { builds, files, config: shown } });
    const shells = [[], ['shell']].map((canaries) => selectionOf(options.plan, canaries));
    const icons = await Promise.all(shells.map(async (shell) => iconsOf((await builds.headAssets(shell)).icon)));
    return { pages, icons };
  } finally {
    await builds.end();
  }
}

/** No page shows some modules, such as popups, so rendering would miss their errors. @throws PublishError */
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
