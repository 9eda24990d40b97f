import type { ComponentProps, ReactNode } from 'react';
/** Keeps content to the site's width, with the gutter on both sides. */
export declare function Container({ className, ...rest }: ComponentProps<'div'>): import("react").JSX.Element;
interface SectionProps extends ComponentProps<'section'> {
    readonly tone?: 'page' | 'surface' | 'dark';
    /** True where nothing in it ever changes in the browser (`useStaticContent`). */
    readonly isStatic?: boolean;
}
/**
 * A full-width stripe of a page, with the distance between sections above and below. While a page arrives, one that is out
 * of view waits (`data-later`, base.css).
 */
export declare function Section({ tone, isStatic, className, children, ...rest }: SectionProps): import("react").JSX.Element;
interface SectionHeadingProps {
    readonly eyebrow?: string;
    readonly title: ReactNode;
    readonly text?: ReactNode;
    readonly id?: string;
}
/** A section's title with the short line above it and the paragraph below. */
export declare function SectionHeading({ eyebrow, title, text, id }: SectionHeadingProps): import("react").JSX.Element;
/** The short line above a title that says what kind of thing it is. */
export declare function Eyebrow({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
interface PageBannerProps {
    readonly eyebrow?: string;
    readonly title: string;
    readonly text?: ReactNode;
    /** A `<picture>` or `<img>` that fills the banner behind the title. */
    readonly image?: ReactNode;
    readonly children?: ReactNode;
}
/** The dark band at the top of a page with its `<h1>`. Nothing in it ever changes in the browser (`useStaticContent`). */
export declare function PageBanner({ eyebrow, title, text, image, children }: PageBannerProps): import("react").JSX.Element;
/** Read out, not shown. */
export declare function VisuallyHidden({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
/** A short mark such as `Sob consulta`. */
export declare function Badge({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
export {};
