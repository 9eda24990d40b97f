import type { Pin } from './pins';
/**
 * Discovery file `frontend-discovery.json`: versions and addresses of the deployed packages.
 * Its schema is https://github.com/awslabs/frontend-discovery (v1-pre).
 */
export declare const discoverySchema = "https://mfewg.org/schema/v1-pre.json";
/** Files of a deployed version besides its entry. URLs are relative to the entry. */
export interface ModuleFederationExtras {
    /** Files by exposed module, such as `./ProductPage`. */
    readonly modules: Readonly<Record<string, {
        readonly js: readonly string[];
        readonly css: readonly string[];
    }>>;
    /** Semver range of `@site/shared` that the build accepts. */
    readonly shared: string;
    /**
     * Subresource integrity by file, for modules that are not pages: these files are fetched in parallel with the entry.
     * Missing from older publishers and development servers.
     */
    readonly digests?: Readonly<Record<string, string>>;
}
export interface Deployment {
    readonly url: string;
    readonly fallbackUrl?: string;
    readonly metadata: {
        readonly version: string;
        /** Subresource integrity of `url` (https://www.w3.org/TR/SRI/). */
        readonly integrity: string;
        /** Subresource integrity of `fallbackUrl`. */
        readonly fallbackIntegrity?: string;
        readonly fallbackVersion?: string;
        /** Team that owns the package. */
        readonly owner?: string;
        /** Time of publication, ISO 8601. */
        readonly published?: string;
        /** Time of publication of `fallbackVersion`, ISO 8601. */
        readonly fallbackPublished?: string;
    };
    readonly deployment: {
        /** Share of visitors, percent. */
        readonly traffic: number;
        readonly default: boolean;
    };
    readonly extras: {
        readonly modulefederation: ModuleFederationExtras;
    };
}
export interface Discovery {
    readonly schema: typeof discoverySchema;
    /** Deployed versions by federation name, such as `mfe_catalog`. */
    readonly microFrontends: Readonly<Record<string, readonly Deployment[]>>;
}
/** Address of `KeptReleases`; exists on preview builds only. */
export declare const keptReleasesFile = "/kept-releases.json";
/** Releases whose files the site still has, in a channel or not, by federation name. */
export type KeptReleases = Readonly<Record<string, readonly Pin[]>>;
