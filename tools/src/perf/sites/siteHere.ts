import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readSiteConfig } from '../../config';
import { deployCheckout } from '../../deployment/deployCheckout';
import { inRoot, type SiteFolder, siteFolder } from '../../paths';
import { createFolderStore } from '../../store/folderStore';

/** Publishes what the sources here make, as visitors get it, beside the site that `npm start` shows. */
export async function publishHere(log: (line: string) => void): Promise<SiteFolder> {
  const base = inRoot('.cache/perf/here');
  await mkdir(base, { recursive: true });
  const store = createFolderStore(path.join(base, 'releases'));
  const site = siteFolder(path.join(base, 'site'));
  const config = { ...(await readSiteConfig()), preview: false, siteUrl: 'http://localhost:3200' };
  await deployCheckout({ store, site, log }, config);
  return site;
}
