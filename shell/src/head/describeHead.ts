import type { PageMetadata } from '@site/shared';
import type { Head, SiteConfig } from '@site/shared/contracts';

export function describeHead(metadata: PageMetadata, { siteUrl, brand }: SiteConfig): Head {
  const { title, description, canonicalPath, image, jsonLd = [] } = metadata;
  return {
    title: `${title} | ${brand.name}`,
    description,
    canonical: canonicalPath === undefined ? null : new URL(canonicalPath, siteUrl).href.replace(/\/$/, ''),
    image: image ?? null,
    jsonLd,
  };
}
