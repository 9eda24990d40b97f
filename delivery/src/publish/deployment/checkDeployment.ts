import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import type { Release } from '../../release';
import {
  type AllChannels,
  checkCompatibility,
  createServerBuilds,
  createStyleTexts,
  type EarlierPages,
  isReleasesFault,
  type Plan,
  PublishError,
  type RenderedPages,
  readPlan,
  renderSite,
  settleChannels,
} from '../../render';
import type { ReleaseStore } from '../../store';
import { checkModules } from './checkModules';

interface Options {
  /** With the releases that are to be deployed. */
  readonly store: ReleaseStore;
  /** All channels as they are. */
  readonly channels: AllChannels;
  /** Those that are to be moved, as they are going to be. */
  readonly moves: AllChannels;
  /** What visitors get now, as far as that is known here. */
  readonly shown: AllChannels;
  readonly config: SiteConfig;
  /** What is known to render. */
  readonly before: readonly EarlierPages[];
  /** False where it is enough that releases fit each other. */
  readonly renders: boolean;
  readonly log: (line: string) => void;
}

/**
 * Makes sure, before anything is switched, that what is going to be live makes a site: releases that fit each other,
 * and pages that render, in every combination with the canaries in flight. What another team's channels break is theirs
 * to mend: their packages count as visitors get them.
 *
 * @returns the pages that were rendered for it
 * @throws PublishError for the first thing that breaks
 */
export async function checkDeployment(options: Options): Promise<RenderedPages> {
  const { channels, moves, shown, log } = options;
  const rendered: RenderedPages = new Map();
  const attempt = (all: AllChannels) => checkSite(options, all, rendered);
  try {
    await attempt({ ...channels, ...moves });
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    const others = await settleChannels(channels, shown, attempt).catch(() => null);
    if (!others || others.heldBack.size === 0) throw error;
    for (const name of Object.keys(moves)) if (others.heldBack.has(name)) throw error;
    await attempt({ ...others.channels, ...moves });
    for (const [name, reason] of others.heldBack) log(`${name} is left as visitors get it: ${reason}`);
  }
  return rendered;
}

/** @throws PublishError */
async function checkSite({ store, config, before, renders }: Options, channels: AllChannels, cache: RenderedPages) {
  const plan = await readPlan(store, channels);
  checkCompatibility(plan);
  // The first packages of a site have no page to stand in yet.
  if (!plan.has('shell') || !renders) return;
  const folders = await fetchAll(store, plan);
  const folderOf = (release: Release) => folders.get(release) ?? '';
  const builds = createServerBuilds(folderOf);
  checkModules(builds, plan);
  const styleOf = createStyleTexts((release, file) => path.join(folderOf(release), 'browser', file));
  await renderSite({ context: { builds, styleOf, config }, plan, before, stays: () => true, cache });
}

async function fetchAll(store: ReleaseStore, plan: Plan): Promise<ReadonlyMap<Release, string>> {
  const releases = [...plan.values()].flatMap(({ live, canary }) => [live, ...(canary ? [canary.release] : [])]);
  const fetched = releases.map(async (release) => [release, await fetchWhole(store, release)] as const);
  return new Map(await Promise.all(fetched));
}

async function fetchWhole(store: ReleaseStore, { name, version }: Release): Promise<string> {
  try {
    return await store.fetch(name, version);
  } catch (error) {
    throw isReleasesFault(error) ? new PublishError(error.message, [name]) : error;
  }
}
