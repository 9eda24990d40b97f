import { type AppStore, createStore, type Navigation, type RootState } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { createMemoryNavigation, SiteHarness } from '@site/shared/standalone';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

export {
  createMemoryNavigation,
  SiteHarness,
  sampleConfig,
} from '@site/shared/standalone';

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
export function renderInSite(element: ReactNode, { at = '/', state, remotes = {} }: Options = {}): RenderedInSite {
  const store = createStore(state);
  const navigation = createMemoryNavigation(at);
  const result = render(
    <SiteHarness store={store} navigation={navigation} remotes={remotes}>
      {element}
    </SiteHarness>,
  );
  return { ...result, store, navigation };
}
