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
