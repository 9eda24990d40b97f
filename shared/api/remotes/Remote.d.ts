import { type ReactNode } from 'react';
import { type RemoteComponentId, type RemoteProps } from '../contracts';
import { type HydrationMoment } from './loader';
interface Props<Id extends RemoteComponentId> {
    readonly id: Id;
    readonly props: RemoteProps<Id>;
    /** Shown until the code has arrived. */
    readonly fallback?: ReactNode;
    /** Shown above the message that the part can't be shown: the heading of a page. */
    readonly whenUnavailable?: ReactNode;
    readonly hydrate?: HydrationMoment;
    /** True where the part already stands inside a router: another remote's component. */
    readonly insideRouter?: boolean;
}
/**
 * Part of the page that another team owns. It loads, fails and is retried by itself, apart from the rest of the page. A
 * release that throws is replaced by its fallback release. The router and the store work in it as anywhere.
 */
export declare function Remote<Id extends RemoteComponentId>({ id, props, fallback, whenUnavailable, hydrate, insideRouter, }: Props<Id>): import("react").JSX.Element;
export {};
