import type { ReactNode } from 'react';
export declare function VisuallyHidden({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
