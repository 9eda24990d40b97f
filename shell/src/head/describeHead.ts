import type { PageMetadata } from '@site/shared';
import type { SiteConfig } from '@site/shared/contracts';

/** A page's metadata in the form in which its head carries it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where the page is not to be indexed. */
  readonly canonical: string | null;
  /** Absolute, if the page has an image of its own. */
  readonly image: string | null;
  readonly jsonLd: readonly object[];
}

/** Adds the company's name and makes addresses absolute. The prerenderer and the browser both go by this. */
export function describeHead(metadata: PageMetadata, { siteUrl, brand }: SiteConfig): Head {
  const { title, description, canonicalPath, image, jsonLd = [] } = metadata;
  return {
    title: `${title} | ${brand.name}`,
    description,
    canonical: canonicalPath === undefined ? null : new URL(canonicalPath, siteUrl).href.replace(/\/$/, ''),
    image: image === undefined ? null : new URL(image, siteUrl).href,
    jsonLd,
  };
}
