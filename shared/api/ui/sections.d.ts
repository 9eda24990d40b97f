import type { ComponentProps, ReactNode } from 'react';
import './sections.forced.module.css';
interface SectionProps extends ComponentProps<'section'> {
    readonly tone?: 'page' | 'surface' | 'dark';
    /** True if the content is static (`useStaticContent`). */
    readonly isStatic?: boolean;
}
/**
 * Full-width section of a page. While the page loads, layout of sections out of view is deferred (`data-later`, base.css).
 */
export declare function Section({ tone, isStatic, className, children, ...rest }: SectionProps): import("react").JSX.Element;
interface SectionHeadingProps {
    readonly eyebrow?: string;
    readonly title: ReactNode;
    readonly text?: ReactNode;
    readonly id?: string;
}
export declare function SectionHeading({ eyebrow, title, text, id }: SectionHeadingProps): import("react").JSX.Element;
export declare function Lead({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
export declare function Eyebrow({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
export {};
