import { type SiteConfig, socialLinksOf } from '@site/shared/contracts';
import type { Release } from '../release';
import { createBrowserFiles } from './browserFiles';
import { canariesFor, combinationsOf, selectionOf } from './combinations';
import { checkFallbacks } from './fallbacks/checkFallbacks';
import { type Deployed, fallbackPairs } from './fallbacks/fallbackPairs';
import { iconsOf } from './images';
import type { Plan } from './plan';
import { everyPage, type RenderOptions, renderSite } from './renderSite';
import { type Answers, createServerBuilds, type ServerBuilds } from './serverBuilds';

interface Options extends Omit<RenderOptions, 'context'> {
  readonly config: SiteConfig;
  readonly folderOf: (release: Release) => string;
  readonly browserFolderOf: (release: Release) => string;
  readonly runsAllModules: boolean;
  /** Releases to check beside fallback releases. */
  readonly deployed?: readonly Deployed[];
  readonly fits?: readonly string[];
}

/** Icons are those of the live shell and its canary. @throws PublishError */
export async function renderPlan({
  folderOf,
  browserFolderOf,
  runsAllModules,
  deployed = [],
  fits = [],
  config: { releaseKeys: _, socialLinks, ...others },
  ...options
}: Options) {
  // Every page has the configuration, so it repeats nothing.
  const isRepeated = JSON.stringify(socialLinksOf(others)) === JSON.stringify(socialLinks);
  const config = { ...others, ...(socialLinks && !isRepeated && { socialLinks }) };
  const earlier: Answers = Object.assign({}, ...options.before.map(({ answers }) => answers));
  const builds = createServerBuilds(folderOf, { earlier });
  const { signal } = options;
  const end = () => void builds.end();
  signal?.addEventListener('abort', end);
  try {
    if (runsAllModules) await checkModules(builds, options.plan);
    const files = createBrowserFiles(browserFolderOf);
    // A site with a Firebase project does not use the emulator.
    const pageConfig = config.firebase ? { ...config, authEmulatorUrl: '' } : config;
    const context = { builds, files, config: pageConfig };
    const pages = await renderSite({ ...options, context });
    const shells = [[], ['shell']].map((canaries) => selectionOf(options.plan, canaries));
    const icons = await Promise.all(shells.map(async (shell) => iconsOf(await builds.icon(shell))));
    const placed = deployed.length > 0 ? await everyPage({ ...options, context }) : [];
    const checked = await checkFallbacks(fallbackPairs(options.plan, deployed), {
      ...{ context, records: pages, fits, published: options.before[0]?.pages ?? null },
      pages: placed.map(({ page }) => page),
    });
    return { pages, icons, checked, answers: await builds.answers() };
  } finally {
    signal?.removeEventListener('abort', end);
    await builds.end();
  }
}

/** No page shows some modules, such as popups, so rendering would miss their errors. @throws PublishError */
async function checkModules(builds: ServerBuilds, plan: Plan): Promise<void> {
  const remotes = [...plan.keys()].filter((name) => name !== 'shell');
  await Promise.all(remotes.map(checkRemote));

  async function checkRemote(name: string): Promise<void> {
    for (const combination of combinationsOf(canariesFor(plan, new Set(['shell', name])))) {
      const selection = selectionOf(plan, combination);
      const modules = Object.keys(selection.get(name)?.modules ?? {}).map((module) => module.slice(2));
      for (const module of modules) await builds.run(selection, name, module);
    }
  }
}
