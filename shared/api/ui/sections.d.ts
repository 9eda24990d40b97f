import type { ComponentProps, ReactNode } from 'react';
import './sections.forced.module.css';
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
/** The paragraph below a title. */
export declare function Lead({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
/** The short line above a title that says what kind of thing it is. */
export declare function Eyebrow({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
export {};
