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
