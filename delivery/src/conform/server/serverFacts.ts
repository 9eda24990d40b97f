import { federationName, type RemoteModuleId, type SiteConfig } from '@site/shared/contracts';
import { remotes } from '@site/shared/registry';
import semver from 'semver';
import type { Release } from '../../release';
import { type OpenedPages, openPages, PageError, type Plan } from '../../render';

export interface ServerFacts {
  readonly pages: readonly ShownPage[];
  /** Modules of the release that no page shows. */
  readonly notShown: readonly string[];
  readonly notRun: readonly string[];
  readonly notRendered: readonly string[];
  readonly notRepeatable: readonly string[];
  readonly incompatible: readonly string[];
}

export interface ShownPage {
  readonly url: string;
  readonly owner: string | null;
  readonly html: string;
  /** Modules of the checked release on the page. */
  readonly modules: readonly string[];
}

interface Options {
  readonly release: Release;
  readonly plan: Plan;
  readonly config: SiteConfig;
  readonly folderOf: (release: Release) => string;
}

/** Pages rendered while none of the registered patterns fits. */
const mostPages = 12;

const isComponent = (module: string) => /^\.\/[A-Z]/.test(module);

/** Runs the Node build without rights. Renders one page for each module three times: twice in one process, once in another. */
export async function serverFacts({ release, ...site }: Options): Promise<ServerFacts> {
  const [first, second] = [openPages(site), openPages(site)];
  const pages: ShownPage[] = [];
  const notRun: string[] = [];
  const notRendered: string[] = [];
  const notRepeatable: string[] = [];
  const left = new Set(Object.keys(release.modules).filter(isComponent));
  try {
    for (const module of Object.keys(release.modules))
      await first.run(release.name, module.slice(2)).catch(({ message }: Error) => void notRun.push(message));
    const asked = await addresses(first, site.plan, release.name).catch(({ message }: Error) => {
      notRun.push(message);
      return [];
    });
    for (const { url, owner, isOwn } of asked) {
      if (left.size === 0) break;
      const shown = await first.render(url, owner).catch((error: Error) => {
        if (isOwn) (error instanceof PageError && error.isAboutHtml ? notRepeatable : notRendered).push(error.message);
        return null;
      });
      const own = ownModules(shown?.modules ?? [], release.name);
      if (!shown || !own.some((module) => left.has(module))) continue;
      for (const module of own) left.delete(module);
      pages.push({ url, owner, html: shown.html, modules: own.filter(isComponent) });
      for (const again of [first, second]) {
        const { html } = await again.render(url, owner).catch(({ message }: Error) => ({ html: message }));
        if (html === shown.html) continue;
        notRepeatable.push(`${url} differs: ${firstDifference(shown.html, html)}`);
        break;
      }
    }
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
  return {
    pages,
    notShown: [...left],
    notRun,
    notRendered,
    notRepeatable,
    incompatible: incompatibility(site.plan, release),
  };
}

interface Address {
  readonly url: string;
  readonly owner: string | null;
  readonly isOwn: boolean;
}

/** Pages of the package itself, one for each registered pattern, then pages of others, where its parts may be. */
async function addresses(pages: OpenedPages, plan: Plan, name: string): Promise<readonly Address[]> {
  const pathsOf = async (owner: string) => {
    const found = await pages.paths(owner);
    return onePerPattern(owner, [...(found?.paths ?? []), ...(found?.previewPaths ?? [])]);
  };
  const own = (await pathsOf(name)).map((url) => ({ url, owner: name, isOwn: true }));
  const others: Address[] = [];
  for (const owner of plan.keys()) {
    if (owner === name || owner === 'shell') continue;
    others.push(...(await pathsOf(owner)).map((url) => ({ url, owner, isOwn: false })));
  }
  return [...own, { url: '/404', owner: null, isOwn: true }, ...others];
}

function onePerPattern(owner: string, paths: readonly string[]): readonly string[] {
  const patterns = remotes.find(({ folder }) => folder === owner)?.pages.map(({ pattern }) => pattern) ?? [];
  const patternOf = (path: string) => patterns.find((pattern) => matcher(pattern).test(path)) ?? path;
  const known = new Map<string, string>();
  for (const path of paths) if (!known.has(patternOf(path))) known.set(patternOf(path), path);
  return [...known.values()].slice(0, mostPages);
}

const matcher = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);

const ownModules = (modules: readonly RemoteModuleId[], name: string): readonly string[] => {
  const prefix = `${federationName(name)}/`;
  return modules.filter((id) => id.startsWith(prefix)).map((id) => `./${id.slice(prefix.length)}`);
};

const around = 40;

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const start = Math.max(0, at - around);
  return `“${one.slice(start, at + around)}” and “${other.slice(start, at + around)}”`;
}

/** Only the range: `site deploy` compares the modules of packages. */
function incompatibility(plan: Plan, { name, version, shared }: Release): readonly string[] {
  const shell = plan.get('shell')?.live.release;
  if (!shell || semver.satisfies(shell.shared, shared)) return [];
  return [`${name} ${version} accepts @site/shared ${shared}; shell ${shell.version} brings ${shell.shared}`];
}
