import type { ReactNode } from 'react';
/** Result of submitting a form: success in green or error in red, announced when it appears. */
export declare function FormStatus({ kind, children }: {
    readonly kind: 'success' | 'error';
    readonly children: ReactNode;
}): import("react").JSX.Element;
/** Empty, hidden paragraph, into which the server writes its error message in the page that answers a form. */
export declare function ServerAnswer({ id }: {
    readonly id: string;
}): import("react").JSX.Element;
