import { federationName, type SiteConfig } from '@site/shared/contracts';
import { remotes } from '@site/shared/registry';
import type { Release } from '../release';
import { type OpenedPages, openPages, PageError, type Plan, refusedShell } from '../render';
import type { Finding } from './rules';

export interface ShownPage {
  readonly url: string;
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

/**
 * Runs the Node build without rights. Renders one page for each module three times: twice in one process, once in another.
 * @returns also modules that no page shows
 */
export async function serverFindings({ release, ...site }: Options) {
  const [first, second] = [openPages(site), openPages(site)];
  const pages: ShownPage[] = [];
  const findings: Finding[] = [];
  const missing = new Set(Object.keys(release.modules).filter(isComponent));
  const prefix = `${federationName(release.name)}/`;
  const notRun = ({ message }: Error) => void findings.push(['R16', message]);
  const shell = site.plan.get('shell')?.live.release;
  const refusal = shell && refusedShell(release, shell);
  if (refusal) findings.push(['R23', refusal]);
  try {
    for (const module of Object.keys(release.modules)) await first.run(release.name, module.slice(2)).catch(notRun);
    const addresses = await addressesOf(first, site.plan, release.name).catch(notRun);
    for (const { url, owner, isOwn } of addresses ?? []) {
      if (missing.size === 0) break;
      const shown = await first.render(url, owner).catch((error: Error) => {
        const rule = error instanceof PageError && error.isAboutHtml ? 'R19' : 'R18';
        if (isOwn) findings.push([rule, error.message]);
        return null;
      });
      const own = (shown?.modules ?? []).flatMap((id) =>
        id.startsWith(prefix) ? [`./${id.slice(prefix.length)}`] : [],
      );
      if (!shown || !own.some((module) => missing.has(module))) continue;
      for (const module of own) missing.delete(module);
      pages.push({ url, html: shown.html, modules: own.filter(isComponent) });
      for (const again of [first, second]) {
        const { html } = await again.render(url, owner).catch(({ message }: Error) => ({ html: message }));
        if (html === shown.html) continue;
        findings.push(['R19', `${url} differs: ${firstDifference(shown.html, html)}`]);
        break;
      }
    }
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
  return { pages, findings, notShown: [...missing] };
}

/** Pages of the package itself, one for each registered pattern, then pages of others, where its parts may be. */
async function addressesOf(pages: OpenedPages, plan: Plan, name: string) {
  const all = [name, ...[...plan.keys()].filter((other) => other !== name && other !== 'shell')].map(async (owner) => {
    const found = await pages.paths(owner);
    const paths = onePerPattern(owner, [...(found?.paths ?? []), ...(found?.previewPaths ?? [])]);
    return paths.map((url) => ({ url, owner, isOwn: owner === name }));
  });
  const [own = [], ...others] = await Promise.all(all);
  return [...own, { url: '/404', owner: null, isOwn: true }, ...others.flat()];
}

function onePerPattern(owner: string, paths: readonly string[]): readonly string[] {
  const patterns = remotes.find(({ folder }) => folder === owner)?.pages.map(({ pattern }) => pattern) ?? [];
  const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  const patternOf = (path: string) => patterns.find((pattern) => matches(pattern, path)) ?? path;
  const firsts = paths.filter((path, at) => paths.findIndex((other) => patternOf(other) === patternOf(path)) === at);
  return firsts.slice(0, mostPages);
}

const around = 40;

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const start = Math.max(0, at - around);
  return `“${one.slice(start, at + around)}” and “${other.slice(start, at + around)}”`;
}
