import type { ReactNode } from 'react';
export declare function Badge({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
