import { createStore, signedOut, watchDiscards } from '@site/shared';
import { offersSignIn, type RemoteFailure, type RemoteModuleId, sessionHintKey } from '@site/shared/contracts';
import { isSignedIn, markNavigating, renderedPath, renderedPattern } from '@site/shared/early';
import { type ErrorInfo, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { shieldHydration } from './early/start/shieldHydration';
import { createBrowserHead } from './head/browserHead';
import { createBrowserNavigation } from './navigation/browserNavigation';
import { closeOnBack } from './navigation/closeOnBack';
import { followStaticLinks } from './navigation/followStaticLinks';
import { prefetchOnIntent } from './navigation/prefetchOnIntent';
import { prefetchPage } from './navigation/prefetchPage';
import { reloadOnce } from './navigation/reloadOnce';
import { withViewTransition } from './navigation/viewTransition';
import { loadLater } from './observation/loadLater';
import { pageObserver } from './observation/pageObserver';
import { configInPage, pinsInPage } from './pageData';
import { prefetchPopup } from './popup/prefetchPopup';
import { previewTools } from './preview/previewTools';
import { hasCanary } from './remotes/chooseDeployment';
import { createReleaseLoader } from './remotes/createReleaseLoader';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { createDiscoveryClient } from './remotes/discoveryClient';
import { hydrationReport } from './remotes/hydrationReport';
import { loadContainer, loadScript } from './remotes/loadContainer';
import { isLocalAddress } from './remotes/localAddress';
import { onIdle } from './remotes/onIdle';
import { onInteraction } from './remotes/onInteraction';
import { createPreloading } from './remotes/preloadFiles';
import { report } from './remotes/report';
import { onTabReturn } from './remotes/tabReturn';
import { visitorNumber } from './remotes/visitorNumber';
import { matchRoute, patternOf } from './routes';
import { startSession } from './session/startSession';
import { addFacesWhenNeeded } from './typeface/furtherFaces';

const config = configInPage();
const store = createStore();
const { pins, discovery, onUse, onFailure } = previewTools.asPreviewed({
  pins: pinsInPage(),
  discovery: createDiscoveryClient(),
  onUse: pageObserver.used,
  onFailure: pageObserver.failed,
});
const loader = createRemoteLoader({
  pins,
  discovery,
  visitor: visitorNumber,
  releases: createReleaseLoader({
    loadContainer,
    acceptsUnsealed: (url) => config.preview && isLocalAddress(url),
    preload: createPreloading(discovery.current),
  }),
  onInteraction,
  report: reportFailure,
  onUse,
  leaveFor: (id) => id === moduleOf(window.location.pathname) && isOutdated() && reloadOnce(pins.shell?.version),
});
const moduleOf = (pathname: string): RemoteModuleId | undefined => matchRoute(pathname)?.route.module;
closeOnBack(() => navigation.getState().location);
const navigation = createBrowserNavigation({
  prepare: (from, to) => {
    const id = moduleOf(to.pathname);
    return id ? loader.prepare(id, id === moduleOf(from.pathname)) : null;
  },
  mustReload: (from, to) => {
    const id = moduleOf(to.pathname);
    // An anchor needs no code: the browser goes there by itself.
    const isOnlyAnchor = from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;
    return id !== undefined && !isOnlyAnchor && id === moduleOf(from.pathname) && loader.isUnhydrated(id);
  },
  animate: withViewTransition,
  onPendingChange: markNavigating,
});

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root');
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
pageObserver.followPages(() => patternOf(navigation.getState().location.pathname));
// As a transition React hydrates in slices, and answers the visitor in between.
if (isPrerendered(container)) {
  shieldHydration(container);
  watchDiscards(container);
  startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
} else {
  container.replaceChildren();
  createRoot(container).render(app);
}

followStaticLinks(navigation);
prefetchOnIntent((pathname) => void prefetchPage(loader, pathname));
prefetchPopup(loader);
// The server chooses by the number too: it is drawn here, even where this page shows nothing that has a canary.
onIdle(() => void discovery.read().then((file) => file && hasCanary(file) && visitorNumber()));
onTabReturn(() => void discovery.refresh());
addFacesWhenNeeded({
  subscribe: navigation.subscribe,
  onIdle,
  addFaces: () => loadLater('furtherFaces.js', loadScript),
});
followSession();

/** Whether the HTML is that of the page in the address bar, and not some other page served in its place. */
function isPrerendered(root: HTMLElement): boolean {
  if (!root.firstElementChild) return false;
  const { pathname } = navigation.getState().location;
  const path = renderedPath(root);
  return path === undefined ? renderedPattern(root) === patternOf(pathname) : path === pathname;
}

/** Whether visitors get another shell by now than the one in this page, and the server can be asked for a page of it. */
function isOutdated(): boolean {
  const deployments = discovery.isFresh() ? discovery.current()?.microFrontends.shell : [];
  return Boolean(deployments?.length && deployments.every(({ metadata }) => metadata.version !== pins.shell?.version));
}

function onRecoverableError(error: unknown, { componentStack }: ErrorInfo) {
  const failure = hydrationReport(error, componentStack, pins);
  if (failure) reportFailure(failure);
}

function onShellError(error: unknown) {
  reportFailure({
    remote: 'shell',
    version: pins.shell?.version ?? 'none',
    phase: 'render',
    kind: String(error),
    healed: false,
  });
}

/** To whoever looks at the console, and to the company. */
function reportFailure(failure: RemoteFailure) {
  report(failure);
  onFailure(failure);
}

/**
 * Brings the account package's session only where there may be one: for a visitor who was signed in before, or who signs
 * in in another tab. Account pages bring it themselves. On a site without sign-in nobody is.
 */
function followSession() {
  if (isSignedIn() && offersSignIn(config)) onIdle(loadSession);
  else store.dispatch(signedOut());
  if (!offersSignIn(config)) return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionHintKey && newValue) loadSession();
  });
}

function loadSession() {
  // The loader has reported what failed.
  startSession(loader, store).catch(() => {});
}
