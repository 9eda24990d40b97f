import { type Deployment, type Discovery, discoverySchema, type Pin } from '@site/shared/contracts';

export const digest = (text: string) => `sha384-${text.padEnd(64, '0')}`;

export const pin = (remote: string, version: string): Pin => ({
  version,
  url: `/${remote}/${version}/remoteEntry.js`,
  integrity: digest(version),
});

interface Options {
  readonly previous?: string;
  /** Traffic share in per cent; without a value the deployment is live. */
  readonly canary?: number;
}

export function deployment(remote: string, version: string, { previous, canary }: Options = {}): Deployment {
  const fallback = previous ? pin(remote, previous) : undefined;
  return {
    url: pin(remote, version).url,
    ...(fallback && { fallbackUrl: fallback.url }),
    metadata: {
      version,
      integrity: digest(version),
      ...(fallback && { fallbackIntegrity: fallback.integrity, fallbackVersion: fallback.version }),
    },
    deployment: { traffic: canary ?? 100, default: canary === undefined },
    extras: { modulefederation: { modules: {}, shared: '^1.0.0' } },
  };
}

export const discoveryOf = (microFrontends: Discovery['microFrontends']): Discovery => ({
  schema: discoverySchema,
  microFrontends,
});
