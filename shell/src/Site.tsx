import {
  type Navigation,
  overlaysClosed,
  Remote,
  RouterScope,
  useAppDispatch,
  useNavigationState,
  useSiteConfig,
} from '@site/shared';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Layout } from './layout/Layout';
import { useScrollAndFocus } from './navigation/useScrollAndFocus';
import { NotFoundPage } from './pages/NotFoundPage';
import { PageSkeleton } from './pages/PageSkeleton';
import { PageUnavailable } from './pages/PageUnavailable';
import { PopupHost } from './popup/PopupHost';
import { matchRoute } from './routes';

export function Site({ navigation }: { readonly navigation: Navigation }) {
  const { pathname } = useNavigationState().location;
  const { preview } = useSiteConfig();
  useScrollAndFocus(navigation);
  useCloseOverlays();

  // Memoized: new props would make React discard the HTML of a page that waits for its code.
  const { page, withLayout } = useMemo(() => pageAt(pathname, preview), [pathname, preview]);
  return (
    <>
      {withLayout ? <Layout>{page}</Layout> : <main tabIndex={-1}>{page}</main>}
      <PopupHost />
    </>
  );
}

function pageAt(pathname: string, preview: boolean): { readonly page: ReactNode; readonly withLayout: boolean } {
  const match = matchRoute(pathname);
  if (!match || (match.route.previewOnly && !preview)) {
    return {
      page: (
        <RouterScope>
          <NotFoundPage />
        </RouterScope>
      ),
      withLayout: true,
    };
  }
  const { route, params } = match;
  return {
    page: (
      <Remote
        key={route.module}
        id={route.module}
        props={route.props(params)}
        fallback={<PageSkeleton />}
        whenUnavailable={<PageUnavailable />}
      />
    ),
    withLayout: route.withLayout,
  };
}

function useCloseOverlays() {
  const dispatch = useAppDispatch();
  const state = useNavigationState();
  const seen = useRef(state);
  useEffect(() => {
    // Not at the start: a click before this effect may have opened a panel.
    if (seen.current === state) return;
    seen.current = state;
    dispatch(overlaysClosed());
  }, [dispatch, state]);
}
