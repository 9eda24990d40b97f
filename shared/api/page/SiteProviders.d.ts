import type { ReactNode } from 'react';
import type { SiteConfig } from '../contracts';
import { type RemoteLoader } from '../remotes/loader';
import type { Navigation } from '../router/navigation';
import type { AppStore } from '../store/createStore';
import { type SetPageHead } from './PageHead';
/** Services that exist once per page, created before the first render; the hooks of this package return them. */
export interface SiteServices {
    readonly store: AppStore;
    readonly config: SiteConfig;
    readonly loader: RemoteLoader;
    readonly navigation: Navigation;
    readonly setPageHead: SetPageHead;
}
interface Props {
    readonly services: SiteServices;
    readonly children: ReactNode;
}
/** Provides the services. Their values never change, so that no context update interrupts the hydration of a part. */
export declare function SiteProviders({ services, children }: Props): import("react").JSX.Element;
export {};
