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

export interface Subject {
  readonly name: string;
  readonly url: string;
}

type Derive = (from: SiteFolder, folder: string, pages: readonly string[]) => Promise<SiteFolder>;

const derived = {
  'no scripts': (from, folder, pages) => deriveSite(from, folder, pages, removeScripts),
  'one bundle': oneBundleSite,
  'stock federation': stockFederationSite,
} as const satisfies Record<string, Derive>;

export type Baseline = keyof typeof derived;
export const baselines = Object.keys(derived) as readonly Baseline[];

interface Plan {
  readonly pages: readonly string[];
  readonly baselines: readonly Baseline[];
  readonly others?: readonly { readonly name: string; readonly folder: string }[];
  readonly log: Log;
}

/** Serves until `measure` settles: the site here, the same again for the noise, then the others. */
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
    log('Publishing this checkout …');
    const site = await publishHere((line) => log(`  ${line}`));
    const here = await serve('here', { site });
    const subjects: [Subject, ...Subject[]] = [here, { ...here, name: 'here again' }];
    for (const { name, folder } of others) subjects.push(await serve(name, { checkout: folder }));
    for (const name of baselines) {
      log(`Building ${name} …`);
      const folder = inRoot('.cache/lab', name.replace(' ', '-'));
      subjects.push(await serve(name, { site: await derived[name](site, folder, pages) }));
    }
    return await measure(subjects);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}

async function publishHere(log: (line: string) => void): Promise<SiteFolder> {
  const base = inRoot('.cache/lab/here');
  await mkdir(base, { recursive: true });
  const store = createFolderStore(path.join(base, 'releases'));
  const site = siteFolder(path.join(base, 'site'));
  const forVisitors = { preview: false, firebase: sampleFirebase, siteUrl: 'http://localhost:3200' };
  await deployCheckout({ store, site, log }, { ...(await readSiteConfig()), ...forVisitors });
  return site;
}
