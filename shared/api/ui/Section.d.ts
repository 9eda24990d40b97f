import type { ComponentProps } from 'react';
interface SectionProps extends ComponentProps<'section'> {
    readonly tone?: 'page' | 'surface' | 'dark';
    /** True if the content is static (`useStaticContent`). */
    readonly isStatic?: boolean;
}
/**
 * Full-width section of a page. While the page loads, layout of sections out of view is deferred (`data-later`, base.css).
 */
export declare function Section({ tone, isStatic, className, children, ...rest }: SectionProps): import("react").JSX.Element;
export {};
