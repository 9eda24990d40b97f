import type { SiteConfig } from '../contracts';
export declare const SiteConfigProvider: import("react").Provider<SiteConfig | null>;
/** The site's public configuration: company, contacts, endpoints. */
export declare function useSiteConfig(): SiteConfig;
