import { readFileSync } from 'node:fs';
import type { SiteConfig } from '@site/shared/contracts';

/** The configuration that the site under test was built with. */
export const siteConfig: SiteConfig = JSON.parse(
  readFileSync(new URL('../../site.config.json', import.meta.url), 'utf8'),
);
