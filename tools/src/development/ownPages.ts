import type { IncomingMessage, ServerResponse } from 'node:http';
import { discoverySchema, type SiteConfig, unsealed } from '@site/shared/contracts';
import { serverPaths } from 'server';
import { builtPackages } from '../packages';
import { discoveryFile } from '../publisher/discovery';
import { htmlDocument } from '../publisher/document';
import type { Pages } from './developmentServer';
import { withPageScript } from './pageScript';
import { developmentVersion, sourceDeployments, sourceUrl } from './sourcePackages';

/** The pages of a site that is built from source as a whole: without prerendered content, the browser renders all of it. */
export function ownPages(config: SiteConfig): Pages {
  const document = withPageScript(emptyPage(config));
  const discovery = { schema: discoverySchema, microFrontends: sourceDeployments(builtPackages) };
  return {
    /** All but what the site's server answers: mail and health. */
    isPage: ({ url = '' }: IncomingMessage) => !serverPaths.some((path) => url.startsWith(path)),
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
    preloads: [],
    font: null,
    icon: 'data:,',
    touchIcon: null,
    pins: { shell: { url: script, version: developmentVersion, integrity: unsealed } },
    config,
  });
}
