import type { ReactNode } from 'react';
/** A short mark such as `Sob consulta`. */
export declare function Badge({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
