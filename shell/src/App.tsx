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
  /** Called with errors that the shell itself throws during rendering; the page then shows `ErrorPage`. */
  readonly onError?: (error: unknown) => void;
}

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
  const reportOnly = (error: unknown) => {
    onError?.(error);
    return null;
  };
  return (
    <ErrorBoundary fallback={(error) => <ErrorPage error={error} />} onError={reportOnly}>
      <SiteProviders services={services}>
        <Site navigation={services.navigation} />
      </SiteProviders>
    </ErrorBoundary>
  );
}
