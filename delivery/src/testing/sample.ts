import { readFileSync } from 'node:fs';
import { parseSiteConfig } from '@site/shared/config';
import { type Deployment, type Discovery, discoverySchema, type SiteConfig } from '@site/shared/contracts';
import { inRoot } from '../repository';

export const sampleConfig: SiteConfig = {
  ...parseSiteConfig(JSON.parse(readFileSync(inRoot('site.config.json'), 'utf8')), { SITE_RELEASE_KEYS: '{}' }),
  siteUrl: 'https://www.example.com.br',
  firebase: null,
  authEmulatorUrl: 'http://localhost:9099',
  mailEndpoint: '/send_mail.php',
};

/** A site for visitors has sign-in, which no project answers. */
export const sampleFirebase = { apiKey: 'k', authDomain: 'site.firebaseapp.com', projectId: 'p', appId: 'a' };

export function deployed(url: string, version: string, change: Partial<Deployment> = {}): Deployment {
  return {
    url,
    metadata: { version, integrity: `sha384-${version}` },
    deployment: { traffic: 100, default: true },
    extras: { modulefederation: { modules: {}, shared: '^1.0.0' } },
    ...change,
  };
}

export const discoveryOf = (microFrontends: Discovery['microFrontends']): Discovery => ({
  schema: discoverySchema,
  microFrontends,
});
