import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import {
  type AllChannels,
  checkCompatibility,
  createServerBuilds,
  createStyleTexts,
  discoveryOf,
  iconsOf,
  type Plan,
  type PreviewImage,
  PublishError,
  publisherDigest,
  type RenderedPages,
  readChannels,
  readPlan,
  renderSite,
  type SiteIcons,
  type SitePages,
  selectionOf,
  settleChannels,
} from '../render';
import { federationName, flushToDisk, type SiteFolder } from '../repository';
import type { ReleaseStore } from '../store';
import { beginGeneration, type NextGeneration, serveCurrent, switchTo } from './generation';
import { securityHeaders } from './headers';
import { installReleases, releaseFolder } from './installReleases';
import { writeKeptReleases } from './keptReleases';
import { drawPreviews } from './previewImages';
import { prune, removeLeftovers, versionsAfter } from './prune';
import { securityFile, securityPeriod, securityText } from './securityText';
import { drawIcons, webManifest } from './siteIcons';
import { type SiteLock, withSiteLock } from './siteLock';
import { robots, sitemap } from './sitemap';
import { readEarlierPages, readState, type SiteState, stateFile } from './state';

export interface PublishOptions {
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  /** Pages that were rendered for the same plan already. */
  readonly cache?: RenderedPages;
  readonly log?: (line: string) => void;
}

export interface Published {
  /** False where the site was right already. */
  readonly changed: boolean;
  /** Forms of pages that were rendered, and that stayed as they were. */
  readonly rendered: number;
  readonly kept: number;
  /** Packages that stay as they were, because what their channels name doesn't make a site; with the reason. */
  readonly heldBack: ReadonlyMap<string, string>;
}

/**
 * Makes a site what the channels of a store say: fetches the releases that it lacks, renders what changed, and shows
 * all of it in one step. Ended at any moment, the site is as before or as after, and the next run completes it.
 *
 * A package whose releases can't be verified, don't fit or don't render stays as it was; the others go on.
 *
 * @throws PublishError when there is no site to be made
 */
export function publishSite(options: PublishOptions): Promise<Published> {
  return withSiteLock(
    options.site,
    (lock) => publishLocked({ cache: new Map(), log: () => {}, ...options, lock }),
    options.log,
  );
}

interface LockedOptions extends Required<PublishOptions> {
  readonly lock: SiteLock;
}

async function publishLocked(options: LockedOptions): Promise<Published> {
  const { site, store, config } = options;
  const before = await readState(site);
  const shown = before?.channels ?? {};
  await removeLeftovers(site);
  const { channels: wanted, unreadable } = await readChannels(store, shown);
  const isShown = (channels: AllChannels) => before?.inputs === inputsOf(config, channels);

  const publish = async (channels: AllChannels): Promise<Omit<Published, 'heldBack'>> => {
    if (!isShown(channels)) return publishPlan(options, channels, before);
    await serveCurrent(site);
    await prune(site);
    return { changed: false, rendered: 0, kept: 0 };
  };
  try {
    return { ...(await publish(wanted)), heldBack: unreadable };
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    const attempt = async (channels: AllChannels) => {
      if (!isShown(channels)) await (await preparePlan(options, channels, before)).generation.abandon();
    };
    const { channels, heldBack } = await settleChannels(wanted, shown, attempt);
    return { ...(await publish(channels)), heldBack: new Map([...unreadable, ...heldBack]) };
  }
}

/** Everything that decides what a site is. */
const inputsOf = (config: SiteConfig, channels: AllChannels) =>
  JSON.stringify([publisherDigest, securityPeriod(new Date()), config, channels]);

async function publishPlan(
  options: LockedOptions,
  channels: AllChannels,
  before: SiteState | null,
): Promise<Omit<Published, 'heldBack'>> {
  const { site, lock, log } = options;
  const started = performance.now();
  const { generation, count } = await preparePlan(options, channels, before);
  await flushToDisk(site.base);
  await lock.assertHeld();
  await switchTo(site, generation);
  await prune(site);
  log(`${count.rendered} pages rendered, ${count.kept} as they were, in ${seconds(started)}`);
  return { changed: true, ...count };
}

/** Writes the generation that channels make, whole, without showing it. */
async function preparePlan(
  { site, store, config, cache, lock, log }: LockedOptions,
  channels: AllChannels,
  before: SiteState | null,
): Promise<{ generation: NextGeneration; count: { rendered: number; kept: number } }> {
  const wholePlan = await readPlan(store, channels);
  checkCompatibility(wholePlan);
  const plan = await installReleases(site, store, wholePlan, lock, log);

  const versions = versionsAfter(before, plan);
  const stays = (name: string, version: string) =>
    versions[name]?.includes(version) === true && channels[name]?.withdrawn !== version;
  const generation = await beginGeneration(site);
  const previews = new Map<string, PreviewImage>();
  const count = { rendered: 0, kept: 0 };
  let noted = performance.now();
  const builds = createServerBuilds((release) => releaseFolder(site, release));
  const styleOf = createStyleTexts(({ name, version }, file) => path.join(site.files, name, version, file));
  try {
    const pages = await renderSite({
      context: { builds, styleOf, config },
      plan,
      before: await readEarlierPages(site),
      stays,
      cache,
      async write(file, combination, page) {
        if ('folder' in page) {
          count.kept += 1;
          await generation.keep(fileOf(file, combination), path.join(page.folder, fileOf(file, page.combination)));
        } else {
          count.rendered += 1;
          if (page.preview) previews.set(page.preview.url, page.preview);
          await generation.writeServed(fileOf(file, combination), page.html);
        }
        if (performance.now() - noted < 1000) return;
        noted = performance.now();
        log(`… ${count.rendered} pages rendered, ${count.kept} as they were`);
      },
    });
    await drawPreviews(site, previews.values());
    await writeRest(generation, plan, pages, config);
    if (config.preview) await writeKeptReleases(generation.writeServed, site, versions);
    for (const combination of [['shell'], []]) {
      const icons = iconsOf(builds.shell(selectionOf(plan, combination)).headAssets.icon);
      if (icons) await drawIcons(site, icons);
      if (icons && combination.length === 0) await writeIcons(generation, site, icons, config);
    }
    const state: SiteState = { inputs: inputsOf(config, channels), config, channels, pages, versions };
    await generation.writePrivate(stateFile, JSON.stringify(state));
    await generation.linkFiles([...plan.keys()]);
    await generation.finish();
    return { generation, count };
  } catch (error) {
    await generation.abandon();
    throw error;
  }
}

/** What is neither a page nor a release: for browsers, search engines and the server. */
async function writeRest(generation: NextGeneration, plan: Plan, pages: SitePages, config: SiteConfig) {
  const discovery = discoveryOf(plan);
  const everybodys = Object.values(pages).flatMap((forms) => forms[''] ?? []);
  await generation.writeServed('public/sitemap.xml', sitemap(everybodys.flatMap(({ canonical }) => canonical ?? [])));
  await generation.writeServed('public/robots.txt', robots(config));
  await generation.writeServed(`public/${securityFile}`, securityText(config, new Date()));
  await generation.writeServed(`public/${discoveryFile}`, `${JSON.stringify(discovery, null, 2)}\n`);
  await generation.writePrivate('variants.json', JSON.stringify(variantsOf(plan, pages)));
  await generation.writePrivate('headers.json', JSON.stringify(securityHeaders(config, discovery), null, 2));
}

/** The icons at fixed addresses. */
async function writeIcons(generation: NextGeneration, site: SiteFolder, icons: SiteIcons, config: SiteConfig) {
  await generation.place('public/favicon.ico', path.join(site.files, icons.favicon));
  await generation.place('public/apple-touch-icon.png', path.join(site.files, icons.touch));
  await generation.writeServed('public/manifest.webmanifest', webManifest(config, icons));
}

/** What a server needs to choose a page's form by the visitor's number. */
function variantsOf(plan: Plan, pages: SitePages) {
  const canaries = [...plan].flatMap(([name, { canary }]) => (canary ? [[federationName(name), canary.traffic]] : []));
  const choices = Object.entries(pages).flatMap(([file, forms]) => {
    const names = [...new Set(Object.keys(forms).flatMap((combination) => combination.split('+')))].filter(Boolean);
    return names.length > 0 ? [[file, names.sort()]] : [];
  });
  return { canaries: Object.fromEntries(canaries), pages: Object.fromEntries(choices) };
}

const fileOf = (file: string, combination: string) =>
  combination ? `variants/${combination}/${file}` : `public/${file}`;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
