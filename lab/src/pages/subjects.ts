import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout } from '@site/delivery/cli';
import { inRoot, readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import { sampleFirebase } from '@site/delivery/testing/sample';
import type { Log } from '../measurement';
import { type RunningServer, startSite } from '../runningServer';
import { deriveSite, removeScripts } from '../sites/deriveSite';
import { oneBundleSite } from '../sites/oneBundle';
import { stockFederationSite } from '../sites/stockFederation';

/** A site that is measured. */
export interface Subject {
  readonly name: string;
  readonly url: string;
}

/** Makes some pages of a site in another way, in a folder of its own. */
type Derive = (from: SiteFolder, folder: string, pages: readonly string[]) => Promise<SiteFolder>;

const derived = {
  'no scripts': (from, folder, pages) => deriveSite(from, folder, pages, removeScripts),
  'one bundle': oneBundleSite,
  'stock federation': stockFederationSite,
} as const satisfies Record<string, Derive>;

export type Baseline = keyof typeof derived;
/** What the site here can be measured against, beside other checkouts. */
export const baselines = Object.keys(derived) as readonly Baseline[];

interface Plan {
  readonly pages: readonly string[];
  readonly baselines: readonly Baseline[];
  /** Checkouts that are built. */
  readonly others?: readonly { readonly name: string; readonly folder: string }[];
  readonly log: Log;
}

/**
 * Builds and serves all that is measured, each site by a server of its own, for as long as it is measured. The site here
 * comes first, then the same again: what these two differ by is noise.
 */
export async function withSubjects<T>(
  { pages, baselines, others = [], log }: Plan,
  measure: (subjects: readonly [Subject, ...Subject[]]) => Promise<T>,
): Promise<T> {
  const running: RunningServer[] = [];
  async function serve(name: string, folder: Parameters<typeof startSite>[0]): Promise<Subject> {
    const server = await startSite(folder);
    running.push(server);
    return { name, url: server.url };
  }
  try {
    log('Publishing the site here …');
    const site = await publishHere((line) => log(`  ${line}`));
    const here = await serve('here', { site });
    const subjects: [Subject, ...Subject[]] = [here, { ...here, name: 'here again' }];
    for (const { name, folder } of others) subjects.push(await serve(name, { checkout: folder }));
    for (const name of baselines) {
      log(`Building it as ${name} …`);
      const folder = inRoot('.cache/lab', name.replace(' ', '-'));
      subjects.push(await serve(name, { site: await derived[name](site, folder, pages) }));
    }
    return await measure(subjects);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}

/** Publishes what the sources here make, as visitors get it, beside the site that `npm start` shows. */
async function publishHere(log: (line: string) => void): Promise<SiteFolder> {
  const base = inRoot('.cache/lab/here');
  await mkdir(base, { recursive: true });
  const store = createFolderStore(path.join(base, 'releases'));
  const site = siteFolder(path.join(base, 'site'));
  const forVisitors = { preview: false, firebase: sampleFirebase, siteUrl: 'http://localhost:3200' };
  await deployCheckout({ store, site, log }, { ...(await readSiteConfig()), ...forVisitors });
  return site;
}
