import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { editRelease, type Release } from '../release';
import type { Plan, PlannedPackage } from '../render';
import { serveCheckedSite } from './browser/checkedSite';
import { checkPages } from './browser/checkPages';
import { openBrowser } from './browser/openBrowser';
import { type ReleaseFiles, readReleaseFiles } from './files/releaseFiles';
import { probedEntry } from './page/scripts';
import { type Rule, rules } from './rules';
import { type ServerFacts, serverFacts } from './server/serverFacts';

export interface ReleaseFolder {
  readonly release: Release;
  readonly folder: string;
}

export interface ConformOptions {
  readonly folder: string;
  /** The shell, and packages whose modules the release shows or that show its modules. */
  readonly others: readonly ReleaseFolder[];
  readonly config: SiteConfig;
  /** Default: those of docs/release-format.md. */
  readonly ids?: readonly string[];
}

export interface BrokenRule {
  readonly rule: Rule;
  /** Lines. */
  readonly places: readonly string[];
}

export interface Verdict {
  readonly release: Release;
  readonly broken: readonly BrokenRule[];
  /** Lines about checks that could not be made, with the reason. */
  readonly skipped: readonly string[];
}

/** Digest of the copy whose container is watched. */
const probeDigest = 'c04f0223';

/** Checks a built release by the rules of docs/release-format.md. @throws ReleaseError without a description */
export async function conform({ folder, others, config, ids }: ConformOptions): Promise<Verdict> {
  const files = await readReleaseFiles(folder);
  const { release } = files;
  const asked = rules.filter(({ id }) => !ids || ids.includes(id));
  const found = new Map<Rule, string[]>();
  const skipped: string[] = [];
  const add = (rule: Rule, places: readonly string[]) => found.set(rule, [...(found.get(rule) ?? []), ...places]);
  for (const rule of asked) add(rule, (await rule.inFiles?.(files)) ?? []);

  const temporary = await mkdtemp(path.join(tmpdir(), 'conform-'));
  try {
    const site = await probedSite(files, others, path.join(temporary, 'probe')).catch(({ message }: Error) => message);
    if (typeof site === 'string') skipped.push(`pages: ${site}`);
    else await checkSite({ ...site, config: withoutKeys(config) }, files, asked, add, skipped);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  const named = (line: string) => line.replaceAll(`g${probeDigest}`, release.version.split('-').at(-1) ?? '');
  const broken = [...found].map(([rule, places]) => ({ rule, places: places.map(named) }));
  return { release, broken: broken.filter(({ places }) => places.length > 0), skipped };
}

const withoutKeys = ({ releaseKeys: _, ...config }: SiteConfig): SiteConfig => ({ ...config, preview: true });

interface ProbedSite {
  readonly release: Release;
  readonly plan: Plan;
  readonly folderOf: (release: Release) => string;
}

/** The watched copy is live, and the release itself its fallback release. */
async function probedSite(
  { folder, release }: ReleaseFiles,
  others: readonly ReleaseFolder[],
  target: string,
): Promise<ProbedSite> {
  const probe = await editRelease(folder, target, {
    digest: probeDigest,
    edit: (text, file) => (file === `browser/${release.entry}` ? probedEntry(text, release) : text),
  });
  const stored = (it: Release) => ({ release: it, time: new Date(0) });
  const live = (it: ReleaseFolder): PlannedPackage => ({ live: stored(it.release), previous: null, canary: null });
  const plan: Plan = new Map([
    ...others.map((it) => [it.release.name, live(it)] as const),
    [release.name, { live: stored(probe), previous: stored(release), canary: null } as PlannedPackage],
  ]);
  const folders = new Map([
    ...others.map((it) => [it.release, it.folder] as const),
    [probe, target],
    [release, folder],
  ]);
  return { release: probe, plan, folderOf: (it) => folders.get(it) ?? '' };
}

async function checkSite(
  site: ProbedSite & { readonly config: SiteConfig },
  files: ReleaseFiles,
  asked: readonly Rule[],
  add: (rule: Rule, places: readonly string[]) => void,
  skipped: string[],
): Promise<void> {
  const facts = await serverFacts(site);
  for (const rule of asked) add(rule, rule.onServer?.(facts, files) ?? []);
  if (facts.notShown.length > 0) skipped.push(`${facts.notShown.join(', ')}: no page shows them`);
  if (facts.pages.length === 0 || !asked.some(({ inBrowser }) => inBrowser)) return;
  const browser = await openBrowser();
  if (typeof browser === 'string') {
    const ids = asked.flatMap(({ id, inBrowser }) => (inBrowser ? [id] : []));
    skipped.push(`${ids.join(', ')} in the browser: ${browser}`);
    return;
  }
  const { stop, url } = await serveCheckedSite({ ...site, pages: htmlOf(facts) });
  try {
    const modules = Object.keys(site.release.modules);
    const seen = await checkPages(browser, { url, name: site.release.name, modules, pages: facts.pages });
    for (const rule of asked) add(rule, rule.inBrowser?.(seen) ?? []);
  } finally {
    await browser.close();
    await stop();
  }
}

const htmlOf = ({ pages }: ServerFacts) => new Map(pages.map(({ url, html }) => [url, html]));
