import path from 'node:path';
import { inRoot, type SiteFolder } from '@site/delivery/repository';
import type { Log } from '../measurement';
import { type RunningServer, startSite } from '../runningServer';
import { deriveSite } from '../sites/deriveSite';
import { oneBundleSite } from '../sites/oneBundle';
import { publishHere } from '../sites/publishHere';
import { removeScripts } from '../sites/removeScripts';
import { stockFederationSite } from '../sites/stockFederation';
import type { Baseline } from './plan';

/** A site that is measured. */
export interface Subject {
  readonly name: string;
  readonly url: string;
}

interface Options {
  readonly pages: readonly string[];
  /** Checkouts that are built. */
  readonly others: readonly { readonly name: string; readonly folder: string }[];
  readonly baselines: readonly Baseline[];
  readonly log: Log;
}

/**
 * Builds and serves all that is measured, each site by a server of its own. The site here comes first, then the same again:
 * what these two differ by is noise.
 */
export async function startSubjects({ pages, others, baselines, log }: Options) {
  const folder = inRoot('.cache/lab');
  const running: RunningServer[] = [];
  const all: Subject[] = [];
  async function add(name: string, started: Promise<RunningServer>) {
    const server = await started;
    running.push(server);
    all.push({ name, url: server.url });
    return server;
  }
  const addSite = (name: string, site: SiteFolder) => add(name, startSite(site.base));
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };

  try {
    log('Publishing the site here …');
    const here = await publishHere((line) => log(`  ${line}`));
    const { url } = await addSite('here', here);
    all.push({ name: 'here again', url });
    for (const other of others) await add(other.name, startSite(undefined, {}, other.folder));
    if (baselines.includes('no scripts')) {
      await addSite('no scripts', await deriveSite(here, path.join(folder, 'noScripts'), pages, removeScripts));
    }
    if (baselines.includes('one bundle')) {
      log('Building one bundle of the same source …');
      await addSite('one bundle', await oneBundleSite(here, path.join(folder, 'oneBundle'), pages));
    }
    if (baselines.includes('stock')) {
      log('Building it with the defaults of Module Federation …');
      await addSite('stock federation', await stockFederationSite(here, path.join(folder, 'stock'), pages));
    }
    return { all, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
