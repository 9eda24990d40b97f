import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFolder } from '@site/delivery/repository';
import type { Discovery, Observation } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';

/** How an observation is sent, as `navigator.sendBeacon` does. */
export const observationRequest = { path: '/observations', contentType: 'text/plain;charset=UTF-8' };

/** What a page would tell in which every release that is live on a site fails, and all is measured. */
export async function observationOf(site: Pick<SiteFolder, 'public'>): Promise<Observation> {
  const discovery: Discovery = JSON.parse(await readFile(path.join(site.public, discoveryFile), 'utf8'));
  const releases = Object.entries(discovery.microFrontends).map(([remote, deployments]) => ({
    remote,
    version: deployments.find(({ deployment }) => deployment.default)?.metadata.version ?? '',
  }));
  return {
    page: '/produtos/:productId',
    views: Object.fromEntries(releases.map(({ remote, version }) => [remote, version])),
    failures: releases.map((release) => ({
      ...release,
      phase: 'render',
      kind: 'TypeError',
      healed: true,
      first: true,
    })),
    vitals: releases.map((release) => ({ ...release, name: 'LCP', value: 1_234.5 })),
  };
}
