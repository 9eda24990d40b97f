import type { Pin } from './pins';
/**
 * The discovery file, `frontend-discovery.json`: who is deployed, where, in which version.
 * Follows the public schema of https://github.com/awslabs/frontend-discovery (v1-pre).
 */
export declare const discoverySchema = "https://mfewg.org/schema/v1-pre.json";
/** What a deployed version of a micro-frontend consists of, beyond its entry. URLs of files are relative to the entry. */
export interface ModuleFederationExtras {
    /** Files that each exposed module needs, by its name such as `./ProductPage`. */
    readonly modules: Readonly<Record<string, {
        readonly js: readonly string[];
        readonly css: readonly string[];
    }>>;
    /** Semver range of `@site/shared` that the build accepts. */
    readonly shared: string;
    /**
     * Subresource integrity of the files of modules that are no pages, by file, so that they can be fetched beside the entry.
     * Left out by earlier publishers and by development servers.
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
        /** Who owns the package. */
        readonly owner?: string;
        /** When the release was published, as ISO 8601. */
        readonly published?: string;
        /** The same of `fallbackVersion`. */
        readonly fallbackPublished?: string;
    };
    readonly deployment: {
        /** Share of visitors, per cent. */
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
/** Address of what only sites with `preview` in their configuration have, and only their tools ask for. */
export declare const keptReleasesFile = "/kept-releases.json";
/** The releases whose files a site still has, in a channel or not, by federation name. */
export type KeptReleases = Readonly<Record<string, readonly Pin[]>>;
