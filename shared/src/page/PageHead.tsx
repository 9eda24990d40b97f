import { createContext, use, useEffect } from 'react';

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageMetadata {
  /** Without the company's name, which the shell appends. */
  readonly title: string;
  readonly description: string;
  /** Path of the canonical URL; pages without one are not indexed. */
  readonly canonicalPath?: string;
  readonly image?: string;
  /** Structured data (https://schema.org), one object per entity. */
  readonly jsonLd?: readonly object[];
}

/** Receives the metadata of the current page: the prerenderer records it, the browser updates the head. */
export type SetPageHead = (metadata: PageMetadata) => void;

const PageHeadContext = createContext<SetPageHead>(() => {});

export const PageHeadProvider = PageHeadContext.Provider;

/** Sets the page's metadata. Render it once per page, with the same object on every render. */
export function PageHead({ metadata }: { readonly metadata: PageMetadata }) {
  const setPageHead = use(PageHeadContext);
  if (typeof window === 'undefined') setPageHead(metadata);
  useEffect(() => setPageHead(metadata), [setPageHead, metadata]);
  return null;
}
