import type { ReactNode } from 'react';
/** The outcome of sending a form: the server's answer in green, or the failure in red; read out when it appears. */
export declare function FormStatus({ kind, children }: {
    readonly kind: 'success' | 'error';
    readonly children: ReactNode;
}): import("react").JSX.Element;
/** Where a server writes why it has not taken a form, in the page that answers it; empty until then, and not shown. */
export declare function ServerAnswer({ id }: {
    readonly id: string;
}): import("react").JSX.Element;
