import {
  ErrorBoundary,
  replayEarlyInput,
  restoreFocus,
  restoreState,
  SiteProviders,
  type SiteServices,
} from '@site/shared';
import { hydrationMark } from '@site/shared/contracts';
import { markHydrated } from '@site/shared/early';
import { useEffect, useLayoutEffect } from 'react';
import { ErrorPage } from './pages/ErrorPage';
import { Site } from './Site';

interface Props extends SiteServices {
  /** Is told of what the shell itself throws as it renders: then the page is lost. */
  readonly onError?: (error: unknown) => void;
}

/** The whole page. */
export function App({ onError, ...services }: Props) {
  useLayoutEffect(() => {
    restoreState(null);
    restoreFocus(null);
    markHydrated(document.documentElement, true);
  }, []);
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
      <SiteProviders services={services}>
        <Site navigation={services.navigation} />
      </SiteProviders>
    </ErrorBoundary>
  );
}
