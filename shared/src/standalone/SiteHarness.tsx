import {
  type AppStore,
  CartProvider,
  type Navigation,
  NavigationProvider,
  type RemoteLoader,
  RemoteLoaderContext,
  RouterScope,
  SiteConfigProvider,
  StoreProvider,
} from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import type { ReactNode } from 'react';
import { sampleConfig } from './sampleConfig';

interface Props {
  readonly store: AppStore;
  readonly navigation: Navigation;
  /** Stand-ins for the modules of other teams. */
  readonly remotes?: Partial<RemoteModules>;
  readonly children: ReactNode;
}

/** Everything that a remote's component expects around itself, without the shell. */
export function SiteHarness({ store, navigation, remotes = {}, children }: Props) {
  return (
    <StoreProvider store={store}>
      <SiteConfigProvider value={sampleConfig}>
        <RemoteLoaderContext value={createStubLoader(remotes)}>
          <NavigationProvider value={navigation}>
            <CartProvider>
              <RouterScope>{children}</RouterScope>
            </CartProvider>
          </NavigationProvider>
        </RemoteLoaderContext>
      </SiteConfigProvider>
    </StoreProvider>
  );
}

function createStubLoader(remotes: Partial<RemoteModules>): RemoteLoader {
  const promises = new Map<string, Promise<never>>();
  const load: RemoteLoader['load'] = (id) => {
    const known = promises.get(id);
    if (known) return known;
    const module = remotes[id];
    const promise = module ? Promise.resolve(module) : Promise.reject(new Error(`${id} is another team's`));
    promises.set(id, promise as Promise<never>);
    return promise as Promise<never>;
  };
  return {
    load,
    loadForHydration: (id) => load(id),
    replace: () => null,
    prefetch: () => {},
    retry: (id) => void promises.delete(id),
  };
}
