import type { SiteConfig } from '@site/shared/contracts';

export function readPublicConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent;
  if (!text) throw new Error('The page has no configuration (#site-config)');
  return JSON.parse(text) as SiteConfig;
}
