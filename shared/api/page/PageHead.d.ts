/** What a page says of itself to browsers, search engines and link previews. */
export interface PageMetadata {
    /** Without the company's name, which the shell adds. */
    readonly title: string;
    readonly description: string;
    /** Path of the page's own address; left out, the page is not to be indexed. */
    readonly canonicalPath?: string;
    /** Path of an image for link previews. */
    readonly image?: string;
    /** Structured data (https://schema.org), one object per entity. */
    readonly jsonLd?: readonly object[];
}
/** Takes the metadata of the page that is shown: the prerenderer writes it down, the browser puts it into its head. */
export type SetPageHead = (metadata: PageMetadata) => void;
export declare const PageHeadProvider: import("react").Provider<SetPageHead>;
/** States the page's metadata. One per page. `metadata` must be the same object from render to render. */
export declare function PageHead({ metadata }: {
    readonly metadata: PageMetadata;
}): null;
