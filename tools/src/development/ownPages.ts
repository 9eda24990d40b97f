import type { IncomingMessage, ServerResponse } from 'node:http';
import { developmentVersion, type Pages, withPageScript } from '@site/delivery/build';
import { htmlDocument } from '@site/delivery/render';
import { builtPackages } from '@site/delivery/repository';
import { discoverySchema, type SiteConfig, unsealed } from '@site/shared/contracts';
import { discoveryFile, dynamicPaths } from '@site/shared/serving';
import { type OwnServers, sourceDeployments, sourceUrl } from './sourcePackages';

export function ownPages(config: SiteConfig, servers: OwnServers): Pages {
  const document = withPageScript(emptyPage(config));
  const discovery = { schema: discoverySchema, microFrontends: sourceDeployments(builtPackages, servers) };
  return {
    /** All paths but those of the site's server: mail and health. */
    isPage: ({ url = '' }: IncomingMessage) => !dynamicPaths.some((path) => url.startsWith(path)),
    answerPage: async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      const isDiscovery = url.startsWith(`/${discoveryFile}`);
      response.setHeader('Content-Type', isDiscovery ? 'application/json' : 'text/html; charset=utf-8');
      response.end(isDiscovery ? JSON.stringify(discovery) : document);
    },
  };
}

function emptyPage(config: SiteConfig): string {
  const script = sourceUrl('shell', 'main.js');
  return htmlDocument({
    title: config.brand.name,
    description: config.brand.tagline,
    canonical: null,
    image: config.siteUrl,
    jsonLd: [],
    body: '',
    path: null,
    pattern: '',
    styleSheets: [{ url: sourceUrl('shell', 'main.css'), remote: null }],
    script: { url: script },
    ownScript: config.preview ? { url: sourceUrl('shell', 'previewBadge.js') } : undefined,
    prefetches: [],
    font: null,
    icon: 'data:,',
    hasManifest: false,
    pins: { shell: { url: script, version: developmentVersion, integrity: unsealed } },
    config,
  });
}
