import type { ComponentType } from 'react';
/** Concrete paths that a remote's pages answer, for the prerenderer and the sitemap. */
export interface PagePaths {
    readonly paths: readonly string[];
    /** Those that exist on preview builds only. */
    readonly previewPaths?: readonly string[];
    /**
     * Paths whose page stands for all those below the same folder that have none: `/produtos/404` for every product that
     * does not exist.
     */
    readonly notFoundPaths?: readonly string[];
    /**
     * All of `src/data` that the page at a path shows, as plain data: while neither it nor the code has changed, a new
     * release leaves that page as it is. Left out, or undefined for a path, any change of `src/data` renders it again.
     */
    readonly data?: (path: string) => unknown;
}
/** An image as an `<img>` names it. */
export interface Picture {
    /** Where there are no variants, or in browsers that don't know their type. */
    readonly src: string;
    readonly srcSet?: string;
    readonly sizes?: string;
    /** MIME type of the variants. */
    readonly type?: string;
}
/** What the module of a page, or of a part of one, exports. */
export interface PageModule<Props = object> {
    readonly default: ComponentType<Props>;
    /** The picture that the page shows first; fetched as soon as a visitor reaches for a link to the page. */
    readonly mainPicture?: (props: Props) => Picture | null;
}
