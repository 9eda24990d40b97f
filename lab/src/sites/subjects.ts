import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstFreePort, startServing } from '@site/delivery/build';
import { deployCheckout } from '@site/delivery/cli';
import { inRoot, readSiteConfig, root, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import { sampleFirebase } from '@site/delivery/testing/sample';
import type { Log } from '../measurement';
import { builtCommit } from './builtCommit';
import { oneBundleSite } from './oneBundle';

export interface Subject {
  readonly name: string;
  readonly url: string;
}

interface Options {
  readonly pages: readonly string[];
  /** An earlier commit; '' for none. */
  readonly against: string;
  readonly log: Log;
}

/** Serves until `measure` settles: the site here, the earlier commit, one bundle. */
export async function withSubjects<T>(
  { pages, against, log }: Options,
  measure: (subjects: readonly [here: Subject, ...others: Subject[]]) => Promise<T>,
): Promise<T> {
  const stops: (() => Promise<void>)[] = [];
  /** In another process, so that it takes no time from the measuring one. */
  async function serve(name: string, checkout: string, site?: SiteFolder): Promise<Subject> {
    const port = String(await firstFreePort(3200));
    const folder = await mkdtemp(path.join(tmpdir(), 'lab-server-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const own = { PORT: port, HOST: '127.0.0.1', METRICS_ADDR: 'off', LOG_LEVEL: 'silent', DATA_DIR: folder };
    const url = `http://127.0.0.1:${port}`;
    const env = { ...own, ...(site && { SITE_DIR: site.base }) };
    stops.push(await startServing(['start', '-w', 'server'], checkout, env, url));
    return { name, url };
  }
  try {
    log('Publishing this checkout …');
    const site = await publishHere((line) => log(`  ${line}`));
    const subjects: [Subject, ...Subject[]] = [await serve('here', root, site)];
    if (against) {
      const { name, folder } = await builtCommit(against, log);
      subjects.push(await serve(name, folder));
    }
    log('Building one bundle …');
    const bundle = await oneBundleSite(site, inRoot('.cache/lab/one-bundle'), pages);
    subjects.push(await serve('one bundle', root, bundle));
    return await measure(subjects);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function publishHere(log: Log): Promise<SiteFolder> {
  const base = inRoot('.cache/lab/here');
  await mkdir(base, { recursive: true });
  const store = createFolderStore(path.join(base, 'releases'));
  const site = siteFolder(path.join(base, 'site'));
  const forVisitors = { preview: false, firebase: sampleFirebase, siteUrl: 'http://localhost:3200' };
  await deployCheckout({ store, site, log }, { ...(await readSiteConfig()), ...forVisitors });
  return site;
}
