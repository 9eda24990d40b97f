import { createContext, use, useEffect } from 'react';
import type { PageMetadata } from '../contracts';

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
