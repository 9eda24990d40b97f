import type { SiteConfig } from '@site/shared/contracts';
import { escapeHtml } from '@site/shared/format';

/** https://www.sitemaps.org/protocol.html */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

export function robots({ siteUrl, preview }: SiteConfig): string {
  return `User-agent: *
${preview && !siteUrl.includes('localhost') ? 'Disallow: /' : 'Allow: /'}

Sitemap: ${siteUrl}/sitemap.xml
`;
}
