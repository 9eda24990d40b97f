import type { ComponentProps } from 'react';
export declare function Container({ className, ...rest }: ComponentProps<'div'>): import("react").JSX.Element;
