import { join } from 'node:path';
import type { Deployment, Discovery, Observation } from '@site/shared/contracts';
import { publishGeneration } from './site';
import { writeFiles } from './temporaryFolder';

export const catalog = {
  live: { remote: 'mfe_catalog', version: '1.4.0-glive' },
  canary: { remote: 'mfe_catalog', version: '1.5.0-gcanary' },
  previous: { remote: 'mfe_catalog', version: '1.3.0-gprevious' },
  /** Still used by open tabs. */
  kept: { remote: 'mfe_catalog', version: '1.2.0-gkept' },
} as const;

export async function publishCatalog(siteDir: string, id = '1', without: readonly string[] = []): Promise<void> {
  const discovery: Discovery = {
    schema: 'https://mfewg.org/schema/v1-pre.json',
    microFrontends: {
      mfe_catalog: [
        deployment(catalog.live.version, 90, catalog.previous.version),
        ...(without.includes(catalog.canary.version)
          ? []
          : [deployment(catalog.canary.version, 10, catalog.live.version)]),
      ],
    },
  };
  await writeFiles(join(siteDir, 'files/mfe-catalog'), {
    [`${catalog.kept.version}/remoteEntry.js`]: '',
    'assets/picture.avif': '',
  });
  await publishGeneration(siteDir, id, {
    files: {
      'frontend-discovery.json': JSON.stringify(discovery),
      'index.html': 'Home',
      '404.html': 'Página Não Encontrada',
    },
  });
}

function deployment(version: string, traffic: number, fallbackVersion: string): Deployment {
  return {
    url: `/mfe-catalog/${version}/remoteEntry.js`,
    metadata: { version, integrity: 'sha384-x', fallbackVersion },
    deployment: { traffic, default: traffic > 50 },
    extras: { modulefederation: { modules: {}, shared: '^1.0.0' } },
  };
}

export function observation(parts: Partial<Observation> = {}): Observation {
  return { page: '/produtos', views: {}, failures: [], vitals: [], ...parts };
}

export function sendBeacon(origin: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${origin}/observations`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
