import { type AppStore, type Navigation, type RootState } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
export { createMemoryNavigation, SiteHarness, sampleConfig, } from '@site/shared/standalone';
interface Options {
    readonly at?: string;
    readonly state?: Partial<RootState>;
    /** Stubs of remotes' modules. */
    readonly remotes?: Partial<RemoteModules>;
}
export interface RenderedInSite extends RenderResult {
    readonly store: AppStore;
    readonly navigation: Navigation;
}
/** Renders a component inside the services of the site. */
export declare function renderInSite(element: ReactNode, { at, state, remotes }?: Options): RenderedInSite;
