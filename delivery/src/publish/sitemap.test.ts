import { sampleConfig } from '../testing/sample';
import { robots, sitemap } from './sitemap';

test('the sitemap lists the addresses as XML', () => {
  expect(sitemap(['https://a.com', 'https://a.com/produtos?x=1&y=2'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://a.com</loc></url>
  <url><loc>https://a.com/produtos?x=1&amp;y=2</loc></url>
</urlset>
`);
});

test.each([
  [false, 'https://a.com', 'Allow'],
  [true, 'https://preview.a.com', 'Disallow'],
  [true, 'http://localhost:3000', 'Allow'],
])('robots.txt with preview %s at %s has the rule %s', (preview, siteUrl, rule) => {
  expect(robots({ ...sampleConfig, preview, siteUrl })).toBe(
    `User-agent: *\n${rule}: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});
