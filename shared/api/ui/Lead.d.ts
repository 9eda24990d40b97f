import type { ReactNode } from 'react';
export declare function Lead({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
