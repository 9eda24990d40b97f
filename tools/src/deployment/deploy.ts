import type { SiteConfig } from '@site/shared/contracts';
import { readSiteConfig } from '../config';
import type { BuiltPackage } from '../packages';
import type { SiteFolder } from '../paths';
import type { RenderedPage } from '../publisher/pages';
import { PublishError, readChannels } from '../publisher/plan';
import { type Published, publishSite } from '../publisher/publishSite';
import { readEarlierPages, readState } from '../publisher/state';
import { type BuiltRelease, buildRelease } from '../release/buildRelease';
import type { Channels, ReleaseStore } from '../store/releaseStore';
import { withCandidates } from './candidates';
import { checkDeployment } from './checkDeployment';

/** A release store, and the site that is published from it by whoever moves a channel; null where others do that. */
export interface Place {
  readonly store: ReleaseStore;
  readonly site: SiteFolder | null;
  readonly log: (line: string) => void;
}

interface DeployOptions extends Place {
  readonly names: readonly BuiltPackage[];
  /** Where a package's channels are to point, given its release; null leaves them. */
  readonly move: (channels: Channels, version: string, name: BuiltPackage) => Channels | null;
  /** Where the browser files are going to be served from, if not where the package says. */
  readonly base?: string | undefined;
  /** Of the pages; what the site was published with, unless given. */
  readonly config?: SiteConfig | undefined;
}

/** Releases of a package that a folder keeps, beside those in its channels. */
const keptReleases = 10;

/** Packages that are built at the same time: each is a process of its own. */
const buildsAtOnce = 2;

/**
 * Builds packages, makes sure that they make a site together with all others, publishes their releases and moves their
 * channels.
 *
 * @returns the releases, in the order of `names`
 * @throws BuildError, PublishError or StoreError before any channel is moved
 */
export async function deploy(options: DeployOptions): Promise<readonly BuiltRelease[]> {
  const { store, site, names, move, log, base } = options;
  const built = await buildAll(names, base, log);
  const moves: Record<string, Channels> = {};
  for (const [index, name] of names.entries()) {
    const version = built[index]?.release.version;
    const next = version && move(await store.channels(name), version, name);
    if (next) moves[name] = next;
  }
  const config = options.config ?? (await configOf(site));
  let cache: Map<string, RenderedPage> | undefined;
  if (Object.keys(moves).length > 0) {
    log('Checking that every page renders with it …');
    const channels = { ...(await readChannels(store)), ...moves };
    const before = site ? await readEarlierPages(site) : [];
    cache = await checkDeployment({ store: withCandidates(store, built), channels, config, before });
    for (const { release, folder } of built) if (release.name in moves) await store.publish(folder);
    for (const [name, channels] of Object.entries(moves)) {
      await store.moveChannels(name, channels);
      await store.removeOld?.(name, keptReleases);
    }
  }
  await bringUpToDate({ store, site, log }, Object.keys(moves), config, cache);
  return built;
}

/**
 * Publishes the site again, where there is one to publish from here.
 *
 * @throws PublishError where one of these packages could not be brought to where its channels point
 */
export async function bringUpToDate(
  { store, site, log }: Place,
  names: readonly string[],
  config?: SiteConfig,
  cache?: Map<string, RenderedPage>,
): Promise<Published | null> {
  if (!site) return null;
  const published = await publishSite({
    site,
    store,
    config: config ?? (await configOf(site)),
    log,
    ...(cache && { cache }),
  });
  for (const name of names) {
    const reason = published.heldBack.get(name);
    if (reason) throw new PublishError(`On this site ${name} stays as it was: ${reason}`, [name]);
  }
  if (!published.changed) log('The site is up to date.');
  return published;
}

/** What a site was published with: `npm start` finds itself free ports, and a deployment beside it keeps to them. */
async function configOf(site: SiteFolder | null): Promise<SiteConfig> {
  return (site && (await readState(site)))?.config ?? readSiteConfig();
}

async function buildAll(names: readonly BuiltPackage[], base: string | undefined, log: (line: string) => void) {
  const results = new Map<BuiltPackage, BuiltRelease>();
  const pending = [...names];
  async function work() {
    for (let name = pending.shift(); name; name = pending.shift()) {
      const built = await buildRelease(name, { base, log });
      if (!built.isNew) log(`${name}: unchanged (${built.release.version})`);
      results.set(name, built);
    }
  }
  await Promise.all(Array.from({ length: buildsAtOnce }, work));
  return names.flatMap((name) => results.get(name) ?? []);
}
