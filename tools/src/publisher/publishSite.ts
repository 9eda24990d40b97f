import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { securityHeaders } from '../headers';
import { federationName } from '../packages';
import type { SiteFolder } from '../paths';
import type { Channels, ReleaseStore } from '../store/releaseStore';
import { checkCompatibility } from './compatibility';
import { discoveryFile, discoveryOf } from './discovery';
import { beginGeneration, type NextGeneration, serveCurrent, switchTo } from './generation';
import { installReleases, releaseFolder } from './installReleases';
import { publisherDigest } from './ownCode';
import type { RenderedPage } from './pages';
import { type Plan, PublishError, readChannels, readPlan } from './plan';
import { drawPreviews, type PreviewImage } from './previewImages';
import { prune, removeLeftovers, versionsAfter } from './prune';
import { renderSite, type SitePages } from './renderSite';
import { createServerBuilds } from './serverBuilds';
import { withSiteLock } from './siteLock';
import { robots, sitemap } from './sitemap';
import { readEarlierPages, readState, type SiteState, stateFile } from './state';
import { createStyleTexts } from './styleTexts';

export interface PublishOptions {
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  /** Pages that were rendered for the same plan already. */
  readonly cache?: Map<string, RenderedPage>;
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
  return withSiteLock(options.site, () => publishLocked(options), options.log);
}

async function publishLocked(options: PublishOptions): Promise<Published> {
  const { site, store, config } = options;
  const before = await readState(site);
  await removeLeftovers(site);
  const wanted = await readChannels(store);

  const heldBack = new Map<string, string>();
  for (;;) {
    const held = Object.fromEntries([...heldBack.keys()].map((name) => [name, before?.channels[name] ?? {}]));
    const channels = { ...wanted, ...held };
    const inputs = JSON.stringify([publisherDigest, config, channels]);
    if (before?.inputs === inputs) {
      await serveCurrent(site);
      await prune(site);
      return { changed: false, rendered: 0, kept: 0, heldBack };
    }
    try {
      return { ...(await publishPlan(options, channels, before, inputs)), heldBack };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      const isNew = (name: string) => JSON.stringify(before?.channels[name]) !== JSON.stringify(wanted[name]);
      const suspects = error.packages.filter((name) => !heldBack.has(name) && isNew(name));
      if (!before || suspects.length === 0) throw error;
      for (const name of suspects) heldBack.set(name, error.message);
      options.log?.(`${suspects.join(', ')} stay as they were: ${error.message}`);
    }
  }
}

async function publishPlan(
  { site, store, config, cache = new Map(), log = () => {} }: PublishOptions,
  channels: Readonly<Record<string, Channels>>,
  before: SiteState | null,
  inputs: string,
): Promise<Omit<Published, 'heldBack'>> {
  const wholePlan = await readPlan(store, channels);
  checkCompatibility(wholePlan);
  const plan = await installReleases(site, store, wholePlan, log);

  const started = performance.now();
  const versions = versionsAfter(before, plan);
  const stays = (name: string, version: string) =>
    versions[name]?.includes(version) === true && channels[name]?.withdrawn !== version;
  const generation = await beginGeneration(site);
  const previews = new Map<string, PreviewImage>();
  const count = { rendered: 0, kept: 0 };
  let noted = started;
  try {
    const pages = await renderSite({
      context: {
        builds: createServerBuilds((release) => releaseFolder(site, release)),
        styleOf: createStyleTexts(({ name, version }, file) => path.join(site.files, name, version, file)),
        config,
      },
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
    const state: SiteState = { inputs, config, channels, pages, versions };
    await generation.writePrivate(stateFile, JSON.stringify(state));
    await generation.linkFiles([...plan.keys()]);
    await generation.finish();
  } catch (error) {
    await generation.abandon();
    throw error;
  }
  await switchTo(site, generation);
  await prune(site);
  log(`${count.rendered} pages rendered, ${count.kept} as they were, in ${seconds(started)}`);
  return { changed: true, ...count };
}

/** What is neither a page nor a release: for browsers, search engines and the server. */
async function writeRest(generation: NextGeneration, plan: Plan, pages: SitePages, config: SiteConfig) {
  const discovery = discoveryOf(plan);
  const everybodys = Object.values(pages).flatMap((forms) => forms[''] ?? []);
  await generation.writeServed('public/sitemap.xml', sitemap(everybodys.flatMap(({ canonical }) => canonical ?? [])));
  await generation.writeServed('public/robots.txt', robots(config));
  await generation.writeServed(`public/${discoveryFile}`, `${JSON.stringify(discovery, null, 2)}\n`);
  await generation.writePrivate('variants.json', JSON.stringify(variantsOf(plan, pages)));
  await generation.writePrivate('headers.json', JSON.stringify(securityHeaders(config, discovery), null, 2));
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
