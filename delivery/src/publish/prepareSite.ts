import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { flushToDisk } from '../files';
import {
  type AllChannels,
  type CheckedFallbacks,
  checkCompatibility,
  type Deployed,
  publisherDigest,
  readPlan,
  renderPlan,
} from '../render';
import { channelsText, type ReleaseStore } from '../store';
import { type Damage, noDamage } from './findDamage';
import { beginGeneration, serveCurrent, switchTo } from './generation';
import { installReleases } from './installReleases';
import type { OpenSite } from './openSite';
import { createPictures, picturesOf } from './pictures';
import { prune, versionsAfter } from './prune';
import { isPublishedIn, releaseFolder, withPublishedCopies } from './publishedReleases';
import { securityPeriod } from './securityText';
import { writeSiteTexts } from './siteTexts';
import { readEarlierPages, type SiteState, stateFile } from './state';

interface PrepareOptions {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  readonly runsAllModules: boolean;
  readonly deployed?: readonly Deployed[];
  readonly damage?: Damage;
  readonly log: (line: string) => void;
}

export interface PreparedSite {
  readonly changed: boolean;
  readonly rendered: number;
  readonly kept: number;
  readonly misfits: CheckedFallbacks['misfits'];
  /** Packages with damaged files that the store could not replace, with the reason. */
  readonly unrepaired: ReadonlyMap<string, string>;
  /** Atomic, also when the process is killed. */
  show(): Promise<void>;
  /** Keeps files of releases until `prune`. */
  abandon(): Promise<void>;
}

export async function prepareSite(
  { site, lock, published }: OpenSite,
  { store, config, runsAllModules, deployed = [], damage = noDamage, log }: PrepareOptions,
  channels: AllChannels,
  signal: AbortSignal,
): Promise<PreparedSite> {
  const inputs = inputsOf(config, channels);
  const isDamaged = damage.pages.length + damage.releases.size > 0;
  if (published?.inputs === inputs && !isDamaged)
    return {
      changed: false,
      rendered: 0,
      kept: 0,
      misfits: [],
      unrepaired: new Map(),
      show: showAgain,
      abandon: async () => {},
    };
  const started = performance.now();

  const isPublished = isPublishedIn(published, channels);
  const wholePlan = await readPlan(withPublishedCopies(store, site, isPublished, log), channels);
  checkCompatibility(wholePlan);
  const work = { lock, damage, log, signal };
  const { plan, unrepaired } = await installReleases(site, store, wholePlan, config.releaseKeys, isPublished, work);

  const versions = versionsAfter(published, plan);
  const count = { rendered: 0, kept: 0 };
  let misfits: CheckedFallbacks['misfits'] = [];
  const generation = await beginGeneration(site);
  const pictures = createPictures(picturesOf(site));
  try {
    const { pages, icons, checked, answers } = await renderPlan({
      plan,
      config,
      deployed,
      fits: published?.fits ?? [],
      folderOf: (release) => releaseFolder(site, release),
      browserFolderOf: ({ name, version }) => path.join(site.files, name, version),
      runsAllModules,
      signal,
      before: damage.pages.length > 0 ? [] : await readEarlierPages(site),
      stays: (name, version) => versions[name]?.includes(version) === true && channels[name]?.withdrawn !== version,
      async write({ file, owner }, combination, page) {
        if ('folder' in page) {
          count.kept += 1;
          await generation.keep(fileOf(file, combination), page.folder, fileOf(file, page.combination));
        } else {
          count.rendered += 1;
          if (page.preview) pictures.drawPreview(page.preview);
          await generation.writeServed(fileOf(file, combination), page.html, owner ?? 'shell');
        }
      },
    });
    misfits = checked.misfits;
    for (const each of icons) if (each) pictures.drawIcons(each);
    await pictures.finish();
    await writeSiteTexts(generation, { site, plan, pages, config, versions, icons: icons[0] ?? null });
    const state: SiteState = {
      inputs,
      config,
      channels,
      pages,
      versions,
      fits: checked.fits.slice(0, maxRememberedChecks),
      answers,
    };
    await generation.writePrivate(stateFile, JSON.stringify(state));
    await generation.linkFiles([...plan.keys()]);
    await generation.finish();
    signal.throwIfAborted();
    await flushToDisk(site.base);
  } catch (error) {
    await generation.abandon();
    throw error;
  } finally {
    await pictures.end();
  }
  return { changed: true, ...count, misfits, unrepaired, show, abandon: generation.abandon };

  async function show() {
    await lock.assertHeld();
    await switchTo(site, generation);
    await prune(site);
    log(`${count.rendered} pages rendered, ${count.kept} as they were, in ${secondsSince(started)}`);
  }

  async function showAgain() {
    await serveCurrent(site);
    await prune(site);
  }
}

/** Results of fallback checks to remember (44 KB). */
const maxRememberedChecks = 2_000;

/** Equal keys skip the preparation. */
const inputsOf = (config: SiteConfig, channels: AllChannels) => {
  const pointers = Object.entries(channels).map(([name, own]) => [name, channelsText(own)]);
  return JSON.stringify([publisherDigest, securityPeriod(new Date()), config, pointers.sort()]);
};

const fileOf = (file: string, combination: string) =>
  combination ? `variants/${combination}/${file}` : `public/${file}`;

const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
