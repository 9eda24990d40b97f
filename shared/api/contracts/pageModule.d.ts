import type { ComponentType } from 'react';
/** Concrete paths of a remote's pages, for the prerenderer and the sitemap. */
export interface PagePaths {
    readonly paths: readonly string[];
    /** Paths that exist on preview builds only. */
    readonly previewPaths?: readonly string[];
    /**
     * Paths whose page is served for all unknown paths in the same folder: `/produtos/404` for products that do not exist.
     */
    readonly notFoundPaths?: readonly string[];
    /**
     * Returns the part of `src/data` that the page at a path shows, as plain data. The page is rendered again only if this data
     * or the code has changed. Without it, or for undefined, any change of `src/data` renders the page again.
     */
    readonly data?: (path: string) => unknown;
}
/** Attributes of an `<img>`. */
export interface Picture {
    /** Address of an image without variants; also for browsers that do not support `type`. */
    readonly src: string;
    readonly srcSet?: string;
    readonly sizes?: string;
    /** MIME type of the variants. */
    readonly type?: string;
}
/** Module of a page or of a part of a page. */
export interface PageModule<Props = object> {
    readonly default: ComponentType<Props>;
    /** Main picture of the page, fetched when a visitor points at, touches or focuses a link to the page. */
    readonly mainPicture?: (props: Props) => Picture | null;
}
