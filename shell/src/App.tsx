import {
  type AppStore,
  CartProvider,
  ErrorBoundary,
  type Navigation,
  NavigationProvider,
  PageHeadProvider,
  type PageHeadSink,
  type RemoteLoader,
  RemoteLoaderContext,
  replayEarlyInput,
  SiteConfigProvider,
  StoreProvider,
} from '@site/shared';
import { hydrationMark, type SiteConfig } from '@site/shared/contracts';
import { useEffect } from 'react';
import { ErrorPage } from './pages/ErrorPage';
import { Site } from './Site';

interface Props {
  readonly config: SiteConfig;
  readonly store: AppStore;
  readonly loader: RemoteLoader;
  readonly navigation: Navigation;
  readonly pageHead: PageHeadSink;
  /** Is told of what the shell itself throws as it renders: then the page is lost. */
  readonly onError?: (error: unknown) => void;
}

/** The whole page. None of these contexts ever changes its value, so parts that wait for their code are left alone. */
export function App({ config, store, loader, navigation, pageHead, onError }: Props) {
  useEffect(() => {
    replayEarlyInput(null);
    performance.mark?.(`${hydrationMark}shell`);
  }, []);
  const noMending = (error: unknown) => {
    onError?.(error);
    return null;
  };
  return (
    <ErrorBoundary fallback={(error) => <ErrorPage error={error} />} onError={noMending}>
      <StoreProvider store={store}>
        <SiteConfigProvider value={config}>
          <RemoteLoaderContext value={loader}>
            <NavigationProvider value={navigation}>
              <PageHeadProvider value={pageHead}>
                <CartProvider>
                  <Site />
                </CartProvider>
              </PageHeadProvider>
            </NavigationProvider>
          </RemoteLoaderContext>
        </SiteConfigProvider>
      </StoreProvider>
    </ErrorBoundary>
  );
}
