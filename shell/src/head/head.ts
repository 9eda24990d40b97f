import type { PageMetadata, SetPageHead } from '@site/shared';
import type { Head, SiteConfig } from '@site/shared/contracts';

export function createBrowserHead(config: SiteConfig): SetPageHead {
  return (metadata) => {
    const head = describeHead(metadata, config);
    document.title = head.title;
    setMeta('name', 'description', head.description);
    setMeta('name', 'robots', head.canonical ? 'index, follow' : 'noindex');
    // The print style sheet shows it, also for pages that are not indexed.
    setMeta('property', 'og:url', head.canonical ?? location.href);
    setCanonical(head.canonical);
  };
}

function setMeta(key: 'name' | 'property', name: string, content: string) {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.content = content;
}

function setCanonical(href: string | null) {
  const element = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (href === null) {
    element?.remove();
    return;
  }
  const link = element ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = href;
  if (!element) document.head.append(link);
}

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
