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

/** The page of the current address, inside the main layout where the route has one (spec 2, Routes). */
export function Site({ navigation }: { readonly navigation: Navigation }) {
  const { pathname } = useNavigationState().location;
  const { preview } = useSiteConfig();
  useScrollAndFocus(navigation);
  useCloseOverlays();

  // The same element from render to render: a page that still waits for its code must not be given new props.
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

/** Whoever follows a link sees where it leads, with no panel and no popup over it: also when they are there already. */
function useCloseOverlays() {
  const dispatch = useAppDispatch();
  const state = useNavigationState();
  const seen = useRef(state);
  useEffect(() => {
    // Not at the start: React runs this only after the page may have been clicked.
    if (seen.current === state) return;
    seen.current = state;
    dispatch(overlaysClosed());
  }, [dispatch, state]);
}
