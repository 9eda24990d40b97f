import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout } from '@site/delivery/cli';
import { inRoot, readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import { sampleFirebase } from '@site/delivery/testing/sample';

/** Publishes what the sources here make, as visitors get it, beside the site that `npm start` shows. */
export async function publishHere(log: (line: string) => void): Promise<SiteFolder> {
  const base = inRoot('.cache/lab/here');
  await mkdir(base, { recursive: true });
  const store = createFolderStore(path.join(base, 'releases'));
  const site = siteFolder(path.join(base, 'site'));
  const forVisitors = { preview: false, firebase: sampleFirebase, siteUrl: 'http://localhost:3200' };
  await deployCheckout({ store, site, log }, { ...(await readSiteConfig()), ...forVisitors });
  return site;
}
