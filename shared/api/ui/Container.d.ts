import type { ComponentProps } from 'react';
/** Keeps content to the site's width, with the gutter on both sides. */
export declare function Container({ className, ...rest }: ComponentProps<'div'>): import("react").JSX.Element;
