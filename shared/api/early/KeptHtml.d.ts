import { type ReactNode } from 'react';
/**
 * Suspense fallback of a part whose code is loading. If React has discarded the part's HTML only because it renders the
 * surrounding shell again, the fallback shows the same elements, to which the first responder still answers.
 */
export declare function KeptHtml({ id, children }: {
    readonly id: string;
    readonly children: ReactNode;
}): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
