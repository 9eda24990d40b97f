import type { SiteConfig } from '@site/shared/contracts';

/** https://www.sitemaps.org/protocol.html */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** A preview is not for search engines. */
export function robots({ siteUrl, preview }: SiteConfig): string {
  return `User-agent: *
${preview && !siteUrl.includes('localhost') ? 'Disallow: /' : 'Allow: /'}

Sitemap: ${siteUrl}/sitemap.xml
`;
}
