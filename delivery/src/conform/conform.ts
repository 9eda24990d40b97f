import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import type { Browser } from 'playwright-core';
import { editRelease, type Release } from '../release';
import type { Plan, PlannedPackage } from '../render';
import { browserFindings } from './browserFindings';
import { serveCheckedSite } from './checkedSite';
import { openBrowser } from './chromium';
import { fileFindings, type ReleaseFiles, readReleaseFiles } from './fileFindings';
import { probedEntry } from './page/scripts';
import { type Finding, type Rule, rules } from './rules';
import { serverFindings } from './serverFindings';
import { unlistedStyles } from './unlistedStyles';

export interface ReleaseFolder {
  readonly release: Release;
  readonly folder: string;
}

export interface ConformOptions {
  readonly folder: string;
  /** The shell, and the packages beside the checked one. */
  readonly others: readonly ReleaseFolder[];
  readonly config: SiteConfig;
  /** Default: one that is opened for this release. */
  readonly browser?: Browser;
}

export interface Verdict {
  readonly release: Release;
  /** In the order of the rules. */
  readonly broken: readonly { readonly rule: Rule; readonly places: readonly string[] }[];
  /** Lines about checks that could not be made, with the reason. */
  readonly skipped: readonly string[];
  /** Modules that appear in no page before a visitor's action, such as popups. */
  readonly notShown: readonly string[];
}

/** Checks a built release by the rules of docs/release-format.md. @throws ReleaseError without a description */
export async function conform({ folder, ...options }: ConformOptions): Promise<Verdict> {
  const files = await readReleaseFiles(folder);
  const { release } = files;
  if ('.' in release.modules) throw new Error(`${release.name} is the host: remotes alone have these rules`);
  const temporary = await mkdtemp(path.join(tmpdir(), 'conform-'));
  try {
    const { findings, ...others } = await siteFindings(files, options, path.join(temporary, 'probe'));
    return { release, broken: brokenRules([...(await fileFindings(files)), ...findings]), ...others };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

export const brokenRules = (findings: readonly Finding[]): Verdict['broken'] =>
  rules.flatMap((rule) => {
    const places = new Set(findings.flatMap(([id, place]) => (id === rule.id ? [place] : [])));
    return places.size > 0 ? [{ rule, places: [...places] }] : [];
  });

/** Version of the copy, without the builder's `g`. */
const probeDigest = 'c04f0223';

/** A copy whose container is watched is live, in the folder `target`; the release itself is its fallback release. */
async function siteFindings(
  files: ReleaseFiles,
  { others, config, browser }: Omit<ConformOptions, 'folder'>,
  target: string,
): Promise<Pick<Verdict, 'skipped' | 'notShown'> & { readonly findings: readonly Finding[] }> {
  const { folder, release } = files;
  const edit = (text: string, file: string) =>
    file === `browser/${release.entry}` ? probedEntry(text, release) : text;
  let probe: Release;
  try {
    probe = await editRelease(folder, target, { digest: probeDigest, edit });
  } catch (error) {
    return { findings: [], notShown: [], skipped: [`Node build and pages: ${(error as Error).message}`] };
  }
  const stored = (each: Release) => ({ release: each, time: new Date(0) });
  const planned = (live: Release, previous: Release | null = null): [string, PlannedPackage] => [
    live.name,
    { live: stored(live), previous: previous && stored(previous), canary: null },
  ];
  const plan: Plan = new Map([...others.map((other) => planned(other.release)), planned(probe, release)]);
  const folders = new Map([...others, { release: probe, folder: target }, files].map((it) => [it.release, it.folder]));
  const { releaseKeys: _, ...own } = config;
  // Some pages exist in previews only.
  const site = { plan, config: { ...own, preview: true }, folderOf: (it: Release) => folders.get(it) ?? '' };
  const { pages, findings, notShown } = await serverFindings({ release: probe, ...site });
  findings.push(...unlistedStyles(pages, files));
  const skipped: string[] = [];
  const opened = pages.length > 0 ? (browser ?? (await openBrowser())) : 'none renders with the release';
  if (typeof opened === 'string') skipped.push(`R8 R9 R10 R11 R12 R13 R20 R21 R22 in pages: ${opened}`);
  else {
    const html = new Map(pages.map((page) => [page.url, page.html]));
    const serve = (context: Parameters<typeof serveCheckedSite>[0]) =>
      serveCheckedSite(context, { ...site, pages: html });
    const inPages = browserFindings(opened, { release: probe, pages, serve });
    findings.push(...(await inPages.finally(() => browser ?? opened.close())));
  }
  const asReleased = ([rule, place]: Finding): Finding => [rule, place.replaceAll(probe.version, release.version)];
  return { findings: findings.map(asReleased), notShown, skipped };
}
