import { type SiteServices } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import type { ReactNode } from 'react';
interface Props extends Pick<SiteServices, 'store' | 'navigation'>, Partial<Pick<SiteServices, 'setPageHead'>> {
    /** Stubs of remotes' modules. */
    readonly remotes?: Partial<RemoteModules>;
    readonly children: ReactNode;
}
/** Provides the services that a remote's component expects, without the shell. */
export declare function SiteHarness({ remotes, setPageHead, children, ...services }: Props): import("react").JSX.Element;
export {};
