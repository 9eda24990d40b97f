import type { Pin } from './pins';

/** https://github.com/awslabs/frontend-discovery (v1-pre). */

export const discoverySchema = 'https://mfewg.org/schema/v1-pre.json';

export interface ModuleFederationExtras {
  /** Files by exposed module, such as `./ProductPage`. */
  readonly modules: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;
  /** Semver range of `@site/shared` that the build accepts. */
  readonly shared: string;
  /** Digests of modules that are not pages, fetched in parallel with the entry. Missing from older publishers. */
  readonly digests?: Readonly<Record<string, string>>;
}

export interface Deployment {
  readonly url: string;
  readonly fallbackUrl?: string;
  readonly metadata: {
    readonly version: string;
    /** Subresource integrity of `url` (https://www.w3.org/TR/SRI/). */
    readonly integrity: string;
    readonly fallbackIntegrity?: string;
    readonly fallbackVersion?: string;
    readonly owner?: string;
    /** Time of publication, ISO 8601. */
    readonly published?: string;
    readonly fallbackPublished?: string;
  };
  readonly deployment: {
    /** Share of visitors, percent. */
    readonly traffic: number;
    readonly default: boolean;
    /** Canaries of one group reach the same visitors. Default: the remote's name. */
    readonly group?: string;
  };
  readonly extras: { readonly modulefederation: ModuleFederationExtras };
}

export interface Discovery {
  readonly schema: typeof discoverySchema;
  readonly microFrontends: Readonly<Record<string, readonly Deployment[]>>;
}

/** Address of `KeptReleases`; exists on preview builds only. */
export const keptReleasesFile = '/kept-releases.json';

/** Releases whose files the site still has, in a channel or not, by federation name. */
export type KeptReleases = Readonly<Record<string, readonly Pin[]>>;
