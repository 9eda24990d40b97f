import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { checkCompatibility } from '../publisher/compatibility';
import type { RenderedPage } from '../publisher/pages';
import { readPlan } from '../publisher/plan';
import { type EarlierPages, renderSite } from '../publisher/renderSite';
import { createServerBuilds } from '../publisher/serverBuilds';
import { createStyleTexts } from '../publisher/styleTexts';
import type { Release } from '../release/release';
import type { Channels, ReleaseStore } from '../store/releaseStore';

interface Options {
  /** With the releases that are to be deployed. */
  readonly store: ReleaseStore;
  /** All channels as they are going to be. */
  readonly channels: Readonly<Record<string, Channels>>;
  readonly config: SiteConfig;
  /** What is known to render. */
  readonly before: readonly EarlierPages[];
}

/**
 * Makes sure, before anything is switched, that what is going to be live makes a site: releases that fit each other,
 * and pages that render, in every combination with the canaries in flight.
 *
 * @returns the pages that were rendered for it, by key
 * @throws PublishError for the first thing that breaks
 */
export async function checkDeployment({
  store,
  channels,
  config,
  before,
}: Options): Promise<Map<string, RenderedPage>> {
  const plan = await readPlan(store, channels);
  checkCompatibility(plan);
  const folders = new Map<Release, string>();
  for (const { live, canary } of plan.values()) {
    for (const release of [live, ...(canary ? [canary.release] : [])]) {
      folders.set(release, await store.fetch(release.name, release.version));
    }
  }
  const cache = new Map<string, RenderedPage>();
  const folderOf = (release: Release) => folders.get(release) ?? '';
  const builds = createServerBuilds(folderOf);
  const styleOf = createStyleTexts((release, file) => path.join(folderOf(release), 'browser', file));
  await renderSite({ context: { builds, styleOf, config }, plan, before, stays: () => true, cache });
  return cache;
}
