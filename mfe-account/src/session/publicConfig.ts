import type { SiteConfig } from '@site/shared/contracts';

/** The site's configuration as every page carries it, for code that runs outside React. */
export function readPublicConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent;
  if (!text) throw new Error('The page carries no configuration (#site-config)');
  return JSON.parse(text) as SiteConfig;
}
