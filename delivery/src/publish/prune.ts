import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Plan, pinnedBy } from '../render';
import type { SiteFolder } from '../repository';
import { removeOldGenerations } from './generation';
import { readEarlierPages, readState, type SiteState } from './state';

export const keptVersions = 5;

/** Versions that visitors may get now come first. */
export function versionsAfter(before: SiteState | null, plan: Plan): Record<string, readonly string[]> {
  return Object.fromEntries(
    [...plan].map(([name, { live, previous, canary }]) => {
      const planned = [canary, live, previous].flatMap((each) => each?.release.version ?? []);
      return [name, [...new Set([...planned, ...(before?.versions[name] ?? [])])].slice(0, keptVersions)];
    }),
  );
}

export async function removeLeftovers(site: SiteFolder): Promise<void> {
  await rm(site.aside, { recursive: true, force: true });
  await removeOldGenerations(site);
}

export async function prune(site: SiteFolder): Promise<void> {
  await removeLeftovers(site);
  const state = await readState(site);
  if (!state) return;
  const pinned = (await readEarlierPages(site)).flatMap(({ pages }) => [...pinnedBy(pages)]);
  await removeOldReleases(site, state.versions, new Set(pinned));
}

async function removeOldReleases(site: SiteFolder, versions: SiteState['versions'], pinned: ReadonlySet<string>) {
  for (const folder of [site.releases, site.files]) {
    for (const name of await readdir(folder).catch(() => [])) {
      for (const version of await readdir(path.join(folder, name))) {
        const isKept = version === 'assets' || versions[name]?.includes(version) || pinned.has(`${name} ${version}`);
        if (!isKept) await rm(path.join(folder, name, version), { recursive: true, force: true });
      }
    }
  }
}
