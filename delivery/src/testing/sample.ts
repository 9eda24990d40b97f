import { type Deployment, type Discovery, discoverySchema, type SiteConfig } from '@site/shared/contracts';
import { readSiteConfigFile } from '../repository';

const { facts: _, ...configInPages } = readSiteConfigFile(undefined, { SITE_RELEASE_KEYS: '{}' });

export const sampleConfig: SiteConfig = {
  ...configInPages,
  siteUrl: 'https://www.example.com.br',
  firebase: null,
  authEmulatorUrl: 'http://localhost:9099',
  mailEndpoint: '/send_mail.php',
};

/** A visitors' site requires sign-in; this project does not exist. */
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
