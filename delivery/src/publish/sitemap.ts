import type { SiteConfig } from '@site/shared/contracts';

/** The characters that the protocol asks to escape. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * https://www.sitemaps.org/protocol.html
 *
 * @param urls absolute, of this site's pages
 */
export function sitemap(urls: readonly string[]): string {
  const escaped = (url: string) => url.replace(/[&<>"']/g, (character) => entities[character] ?? character);
  const entries = urls.map((url) => `  <url><loc>${escaped(url)}</loc></url>`);
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
