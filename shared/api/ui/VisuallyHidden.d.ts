import type { ReactNode } from 'react';
/** Read out, not shown. */
export declare function VisuallyHidden({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
