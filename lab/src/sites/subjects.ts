import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pageFile } from '@site/delivery/render';
import { inRoot, root, type SiteFolder } from '@site/delivery/repository';
import { parse } from 'node-html-parser';
import { type Served, serve } from '../serve';
import type { Baseline } from './baselines';
import { buildCommit } from './checkOut';
import { deriveSite } from './deriveSite';
import { oneBundleSite } from './oneBundle';
import { hasDrawings, rasterizePictures } from './rasterPictures';
import { publishHere } from './siteHere';
import { stockFederationSite } from './stockFederation';
import { removeScripts } from './withoutScripts';

/** A site that is measured. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  /** False where there is nothing to click. */
  readonly interactive: boolean;
}

export interface Subjects {
  /** The site here first, then the same again. */
  readonly all: readonly Subject[];
  readonly here: SiteFolder;
  stop(): Promise<void>;
}

/** Names of the two that are one and the same: what they differ by is noise. */
export const hereName = 'here';
export const againName = 'here again';

interface Options {
  readonly pages: readonly string[];
  readonly against: string | null;
  readonly baselines: readonly Baseline[];
  readonly log: (line: string) => void;
}

/** Builds and serves all that is measured, each site by a server of its own. */
export async function startSubjects({ pages, against, baselines, log }: Options): Promise<Subjects> {
  const folder = inRoot('.cache/perf');
  const running: Served[] = [];
  const all: Subject[] = [];
  async function add(name: string, checkout: string, site?: SiteFolder, interactive = true) {
    const served = await serve(checkout, path.join(folder, 'var'), site?.base);
    running.push(served);
    all.push({ name, url: served.url, interactive });
    return served.url;
  }
  const stop = async () => {
    await Promise.all(running.map((served) => served.stop()));
    await rm(path.join(folder, 'var'), { recursive: true, force: true });
  };

  try {
    log('Publishing the site here …');
    const here = await publishHere((line) => log(`  ${line}`));
    const url = await add(hereName, root, here);
    all.push({ name: againName, url, interactive: true });
    if (against !== null) {
      const earlier = await buildCommit(against, log);
      await add(earlier.commit, earlier.folder);
    }
    if (baselines.includes('no scripts')) {
      const site = await deriveSite(here, path.join(folder, 'noScripts'), pages, removeScripts);
      await add('no scripts', root, site, false);
    }
    if (baselines.includes('raster') && (await showDrawings(here, pages))) {
      const site = await deriveSite(here, path.join(folder, 'raster'), pages, async (html, page, target) => {
        removeScripts(html);
        await rasterizePictures(html, page, target);
      });
      await add('no scripts, raster pictures', root, site, false);
    }
    const clickable = [...new Set([...pages, '/', '/produtos', '/servicos'])];
    if (baselines.includes('one bundle')) {
      log('Building one bundle of the same source …');
      await add('one bundle', root, await oneBundleSite(here, path.join(folder, 'oneBundle'), clickable));
    }
    if (baselines.includes('stock')) {
      log('Building it with the defaults of Module Federation …');
      await add('stock federation', root, await stockFederationSite(here, path.join(folder, 'stock'), clickable));
    }
    return { all, here, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function showDrawings(site: SiteFolder, pages: readonly string[]): Promise<boolean> {
  const shown = pages.map(async (page) =>
    hasDrawings(parse(await readFile(path.join(site.public, pageFile(page)), 'utf8'))),
  );
  return (await Promise.all(shown)).includes(true);
}
