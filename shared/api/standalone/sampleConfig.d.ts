import type { SiteConfig } from '@site/shared/contracts';
export declare const sampleConfig: SiteConfig;
