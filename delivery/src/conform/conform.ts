import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import type { Browser } from 'playwright-core';
import type { Release } from '../release';
import { serveCheckedSite } from './browser/checkedSite';
import { checkPages } from './browser/checkPages';
import { openBrowser } from './browser/openBrowser';
import { type ReleaseFiles, readReleaseFiles } from './files/releaseFiles';
import { type ProbedSite, probedSite, type ReleaseFolder } from './probedSite';
import { type Rule, rules } from './rules';
import { type ServerFacts, serverFacts } from './server/serverFacts';

export interface ConformOptions {
  readonly folder: string;
  /** The shell, and the packages beside the checked one. */
  readonly others: readonly ReleaseFolder[];
  readonly config: SiteConfig;
  /** Default: one that is opened for this release. */
  readonly browser?: Browser;
}

export interface BrokenRule {
  readonly rule: Rule;
  /** Lines. */
  readonly places: readonly string[];
}

export interface Verdict {
  readonly release: Release;
  /** In the order of the rules. */
  readonly broken: readonly BrokenRule[];
  /** Lines about checks that could not be made, with the reason. */
  readonly skipped: readonly string[];
  /** Modules that appear in no page before a visitor's action, such as popups. */
  readonly notShown: readonly string[];
}

type Findings = Pick<Verdict, 'broken' | 'skipped'>;

/** Checks a built release by the rules of docs/release-format.md. @throws ReleaseError without a description */
export async function conform({ folder, others, config, browser }: ConformOptions): Promise<Verdict> {
  const files = await readReleaseFiles(folder);
  if ('.' in files.release.modules)
    throw new Error(`${files.release.name} is the host: remotes alone have these rules`);
  const inFiles = await brokenInFiles(files);
  const temporary = await mkdtemp(path.join(tmpdir(), 'conform-'));
  try {
    const { broken, ...kept } = await checkSite(files, { config, browser }, () =>
      probedSite({ folder, release: files.release }, others, path.join(temporary, 'probe')),
    );
    const places = (rule: Rule) => [...inFiles, ...broken].flatMap((it) => (it.rule === rule ? it.places : []));
    const all = rules.map((rule) => ({ rule, places: [...new Set(places(rule))] }));
    return { release: files.release, broken: all.filter((it) => it.places.length > 0), ...kept };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

export async function brokenInFiles(files: ReleaseFiles): Promise<readonly BrokenRule[]> {
  const all = rules.map(async (rule) => ({ rule, places: (await rule.inFiles?.(files)) ?? [] }));
  return (await Promise.all(all)).filter(({ places }) => places.length > 0);
}

async function checkSite(
  files: ReleaseFiles,
  { config, browser }: Pick<ConformOptions, 'config'> & { readonly browser: Browser | undefined },
  open: () => Promise<ProbedSite>,
): Promise<Omit<Verdict, 'release'>> {
  const { releaseKeys: _, ...own } = config;
  let site: ProbedSite;
  try {
    site = await open();
  } catch (error) {
    return { broken: [], notShown: [], skipped: [`Node build and pages: ${(error as Error).message}`] };
  }
  // Some pages exist in previews only.
  const checked = { ...site, config: { ...own, preview: true } };
  const facts = await serverFacts(checked);
  const pages = await checkInBrowser(checked, facts, browser);
  const onServer = rules.map((rule) => ({ rule, places: rule.onServer?.(facts, files) ?? [] }));
  return {
    broken: [...onServer, ...pages.broken].map(({ rule, places }) => ({ rule, places: places.map(site.asReleased) })),
    skipped: pages.skipped,
    notShown: facts.notShown,
  };
}

async function checkInBrowser(
  site: ProbedSite & { readonly config: SiteConfig },
  facts: ServerFacts,
  given: Browser | undefined,
): Promise<Findings> {
  const own = rules.filter(({ inBrowser }) => inBrowser);
  const leave = (reason: string) => ({
    broken: [],
    skipped: [`${own.map(({ id }) => id).join(' ')} in pages: ${reason}`],
  });
  if (facts.pages.length === 0) return leave('none renders with the release');
  const browser = given ?? (await openBrowser());
  if (typeof browser === 'string') return leave(browser);
  const { stop, ...served } = await serveCheckedSite({ ...site, pages: htmlOf(facts) });
  try {
    const seen = await checkPages(browser, { ...served, release: site.release, pages: facts.pages });
    return { broken: own.map((rule) => ({ rule, places: rule.inBrowser?.(seen) ?? [] })), skipped: [] };
  } finally {
    if (!given) await browser.close();
    await stop();
  }
}

const htmlOf = ({ pages }: ServerFacts) => new Map(pages.map(({ url, html }) => [url, html]));
