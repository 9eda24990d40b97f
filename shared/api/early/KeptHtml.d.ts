import { type ReactNode } from 'react';
/**
 * Fallback of a part whose code is on its way. Where React has discarded the part's HTML only because it renders the shell
 * around it anew, that HTML goes on to be shown, with the very elements: it answers the visitor as before hydration.
 */
export declare function KeptHtml({ id, children }: {
    readonly id: string;
    readonly children: ReactNode;
}): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
