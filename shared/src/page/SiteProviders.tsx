import type { ReactNode } from 'react';
import { CartProvider } from '../cart/CartProvider';
import { SiteConfigProvider } from '../config/SiteConfigContext';
import type { SiteConfig } from '../contracts';
import { type RemoteLoader, RemoteLoaderContext } from '../remotes/loader';
import type { Navigation } from '../router/navigation';
import { NavigationProvider } from '../router/RouterScope';
import type { AppStore } from '../store/createStore';
import { StoreProvider } from '../store/StoreProvider';
import { PageHeadProvider, type SetPageHead } from './PageHead';

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
export function SiteProviders({ services, children }: Props) {
  return (
    <StoreProvider store={services.store}>
      <SiteConfigProvider value={services.config}>
        <RemoteLoaderContext value={services.loader}>
          <NavigationProvider value={services.navigation}>
            <PageHeadProvider value={services.setPageHead}>
              <CartProvider>{children}</CartProvider>
            </PageHeadProvider>
          </NavigationProvider>
        </RemoteLoaderContext>
      </SiteConfigProvider>
    </StoreProvider>
  );
}
