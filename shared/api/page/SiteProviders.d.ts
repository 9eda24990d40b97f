import type { ReactNode } from 'react';
import type { SiteConfig } from '../contracts';
import { type RemoteLoader } from '../remotes/loader';
import type { Navigation } from '../router/navigation';
import type { AppStore } from '../store/createStore';
import { type SetPageHead } from './PageHead';
/** What a page has once, made before anything is rendered; the hooks of this package find it. */
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
/** Gives everything below what a page has once. None of it is ever replaced, so parts that wait for their code are left alone. */
export declare function SiteProviders({ services, children }: Props): import("react").JSX.Element;
export {};
