import { createStore, watchDiscards } from '@site/shared';
import type { RemoteFailure, RemoteModuleId, SiteConfig } from '@site/shared/contracts';
import { onIdle, renderedPath, renderedPattern } from '@site/shared/early';
import { type ErrorInfo, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { shieldHydration } from './early/start/shieldHydration';
import { createBrowserHead } from './head/head';
import type { ToComponent } from './mountable/createMountable';
import { followStaticLinks } from './navigation/followStaticLinks';
import { createPageNavigation } from './navigation/pageNavigation';
import { prefetchOnIntent } from './navigation/prefetchOnIntent';
import { prefetchPage } from './navigation/prefetchPage';
import { reloadOnce } from './navigation/reloadOnce';
import { prefetchPopup } from './popup/prefetchPopup';
import type { PreviewableParts } from './preview/previewTools';
import { hasCanary } from './remotes/createCandidates';
import { createReleaseLoader, type ReleaseLoaderOptions } from './remotes/createReleaseLoader';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { hydrationReport, report } from './remotes/hydrationReport';
import { isLocalAddress } from './remotes/localAddress';
import { onInteraction } from './remotes/onInteraction';
import { createPreloading } from './remotes/preloadFiles';
import { onTabReturn } from './remotes/tabReturn';
import { visitorNumber } from './remotes/visitorNumber';
import { moduleAt, patternOf } from './routes';
import { followSession } from './session/followSession';
import { addFacesWhenNeeded } from './typeface/furtherFaces';

export interface PageParts extends PreviewableParts {
  readonly root: HTMLElement;
  readonly config: SiteConfig;
  readonly loadContainer: ReleaseLoaderOptions['loadContainer'];
  readonly toComponent: ToComponent;
  readonly addFaces: () => Promise<unknown>;
  /** Called once, with a function that gives the pattern of the route in view. */
  readonly followPages: (pattern: () => string) => void;
}

/** Hydrates the page in the address bar, or renders it anew, and keeps it running until it is left. */
export function startPage(parts: PageParts): void {
  const { root, config, pins, discovery, onUse, onFailure, loadContainer, toComponent, addFaces, followPages } = parts;

  const reportFailure = (failure: RemoteFailure) => {
    report(failure);
    onFailure(failure);
  };
  /** True once visitors get another shell than this page's, and the server can be asked for a page of that shell. */
  const isOutdated = () => {
    const deployments = discovery.isFresh() ? (discovery.current()?.microFrontends.shell ?? []) : [];
    return deployments.length > 0 && deployments.every(({ metadata }) => metadata.version !== pins.shell?.version);
  };
  const leaveFor = (id: RemoteModuleId) =>
    id === moduleAt(window.location.pathname) && isOutdated() && reloadOnce(pins.shell?.version);

  const store = createStore();
  const loader = createRemoteLoader({
    pins,
    discovery,
    visitor: visitorNumber,
    releases: createReleaseLoader({
      loadContainer,
      acceptsUnsealed: (url) => config.preview && isLocalAddress(url),
      toComponent: (released) => toComponent(released, { store, navigation, config, report: reportFailure }),
      preload: createPreloading(discovery.current),
    }),
    onInteraction,
    report: reportFailure,
    onUse,
    leaveFor,
  });
  const navigation = createPageNavigation(loader);
  const pathInView = () => navigation.getState().location.pathname;

  const onShellError = (error: unknown) => {
    const version = pins.shell?.version ?? 'none';
    reportFailure({ remote: 'shell', version, phase: 'render', kind: String(error), healed: false });
  };
  const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) => {
    const failure = hydrationReport(error, componentStack, pins);
    if (failure) reportFailure(failure);
  };
  const app = (
    <App
      config={config}
      store={store}
      loader={loader}
      navigation={navigation}
      setPageHead={createBrowserHead(config)}
      onError={onShellError}
    />
  );
  followPages(() => patternOf(pathInView()));
  if (isPrerenderedFor(root, pathInView())) {
    shieldHydration(root);
    watchDiscards(root);
    // React hydrates a transition in slices, and the browser handles the visitor's events between them.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }

  followStaticLinks(navigation);
  prefetchOnIntent((pathname) => void prefetchPage(loader, pathname));
  prefetchPopup(loader);
  // Drawn even if no remote of this page has a canary: the server reads the number as well.
  onIdle(() => void discovery.read().then((file) => file && hasCanary(file) && visitorNumber()));
  onTabReturn(() => void discovery.refresh());
  addFacesWhenNeeded({ subscribe: navigation.subscribe, onIdle, addFaces });
  followSession(loader, store, config);
}

/** True where the HTML is that of this path: a server may answer with another page in its place, such as the 404 page. */
function isPrerenderedFor(root: HTMLElement, pathname: string): boolean {
  if (!root.firstElementChild) return false;
  const path = renderedPath(root);
  return path === undefined ? renderedPattern(root) === patternOf(pathname) : path === pathname;
}
