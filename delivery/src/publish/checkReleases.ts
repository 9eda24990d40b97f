import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import { type AllChannels, blaming, checkCompatibility, type Plan, readPlan, renderPlan } from '../render';
import type { ReleaseStore } from '../store';

interface Options {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  /** False where it is enough that releases fit each other. */
  readonly renders: boolean;
}

/**
 * Makes sure that what channels say makes a site, where none is published from here: releases that fit each other, and
 * pages that render, in every combination with the canaries in flight. Writes nothing.
 *
 * @throws PublishError for the first thing that breaks
 */
export async function checkReleases({ store, config, renders }: Options, channels: AllChannels): Promise<void> {
  const plan = await readPlan(store, channels);
  checkCompatibility(plan);
  // The first packages of a site come before there is a page to show them.
  if (!plan.has('shell') || !renders) return;
  const folders = await fetchAll(store, plan);
  const folderOf = (release: Release) => folders.get(release) ?? '';
  await renderPlan({
    plan,
    config,
    folderOf,
    browserFolderOf: (release) => path.join(folderOf(release), 'browser'),
    runsAllModules: true,
    before: [],
    stays: () => true,
  });
}

async function fetchAll(store: ReleaseStore, plan: Plan): Promise<ReadonlyMap<Release, string>> {
  const releases = [...plan.values()].flatMap(({ live, canary }) => [live, ...(canary ? [canary.release] : [])]);
  const fetched = releases.map(async (release) => {
    const { name, version } = release;
    return [release, await blaming(name, store.fetch(name, version))] as const;
  });
  return new Map(await Promise.all(fetched));
}
