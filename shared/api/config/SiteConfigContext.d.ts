import type { SiteConfig } from '../contracts';
export declare const SiteConfigProvider: import("react").Provider<SiteConfig | null>;
export declare function useSiteConfig(): SiteConfig;
