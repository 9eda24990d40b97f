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
export declare const PageHeadProvider: import("react").Provider<SetPageHead>;
/** Sets the page's metadata. Render it once per page, with the same object on every render. */
export declare function PageHead({ metadata }: {
    readonly metadata: PageMetadata;
}): null;
