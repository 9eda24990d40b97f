import { type AppStore, type Navigation, type RootState } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
export { createMemoryNavigation, SiteHarness, sampleConfig, } from '@site/shared/standalone';
interface Options {
    /** Address the page is on. */
    readonly at?: string;
    readonly state?: Partial<RootState>;
    /** Stubs of other teams' modules. */
    readonly remotes?: Partial<RemoteModules>;
}
export interface RenderedInSite extends RenderResult {
    readonly store: AppStore;
    readonly navigation: Navigation;
}
/** Renders a component as it would stand in the site: store, cart, router, configuration, other teams' modules. */
export declare function renderInSite(element: ReactNode, { at, state, remotes }?: Options): RenderedInSite;
