import type { SiteConfig } from '@site/shared/contracts';

/** Reads the site's configuration from the page, for code outside React. */
export function readPublicConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent;
  if (!text) throw new Error('The page has no configuration (#site-config)');
  return JSON.parse(text) as SiteConfig;
}
