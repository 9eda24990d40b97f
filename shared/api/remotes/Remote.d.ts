import { type ReactNode } from 'react';
import { type RemoteComponentId, type RemoteProps } from '../contracts';
import { type HydrationMoment } from './loader';
interface Props<Id extends RemoteComponentId> {
    readonly id: Id;
    readonly props: RemoteProps<Id>;
    /** Shown while the code is on its way. */
    readonly fallback?: ReactNode;
    /** Stands above the box that says that the part can't be shown: the heading of a page. */
    readonly whenUnavailable?: ReactNode;
    readonly hydrate?: HydrationMoment;
    /** True where the part already stands inside a router: another remote's component. */
    readonly insideRouter?: boolean;
}
/**
 * A part of the page that another team owns. It loads, fails and is tried again by itself: whatever happens in it, the
 * rest of the page goes on. A release that throws gives way to its fallback release. Below it the router and the store work
 * as anywhere.
 */
export declare function Remote<Id extends RemoteComponentId>({ id, props, fallback, whenUnavailable, hydrate, insideRouter, }: Props<Id>): import("react").JSX.Element;
export {};
