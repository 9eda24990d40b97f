import { createStore, signedOut } from '@site/shared';
import { type Discovery, type RemoteModuleId, type SiteConfig, sessionHintKey } from '@site/shared/contracts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import { App } from './App';
import { createBrowserHead } from './head/browserHead';
import { createBrowserNavigation } from './navigation/browserNavigation';
import { prefetchOnIntent } from './navigation/prefetchOnIntent';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { loadContainer } from './remotes/loadContainer';
import { visitorNumber } from './remotes/visitorNumber';
import { onIdle, whenNeeded } from './remotes/whenNeeded';
import { matchRoute, patternOf } from './routes';
import { hasSessionHint } from './session/sessionHint';

const config = readJson<SiteConfig>('site-config');
const store = createStore();
const loader = createRemoteLoader({
  discovery: readJson<Discovery>('discovery'),
  visitor: visitorNumber(),
  loadContainer,
  whenNeeded,
});
const moduleOf = (pathname: string): RemoteModuleId | undefined => matchRoute(pathname)?.route.module;
const navigation = createBrowserNavigation({
  prepare: ({ pathname }) => {
    const id = moduleOf(pathname);
    return id ? loader.prepare(id) : null;
  },
  mustReload: (from, to) => {
    const id = moduleOf(to.pathname);
    // An anchor needs no code: the browser goes there by itself.
    const isOnlyAnchor = from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;
    return id !== undefined && !isOnlyAnchor && id === moduleOf(from.pathname) && loader.isUnhydrated(id);
  },
  onPendingChange: (pending) => {
    document.documentElement.toggleAttribute('data-navigating', pending);
  },
});

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root');
const app = (
  <App config={config} store={store} loader={loader} navigation={navigation} pageHead={createBrowserHead(config)} />
);
// As a transition React hydrates in slices, and answers the visitor in between.
if (isPrerendered(container)) startTransition(() => void hydrateRoot(container, app));
else {
  container.replaceChildren();
  createRoot(container).render(app);
}

prefetchOnIntent((pathname) => {
  const id = moduleOf(pathname);
  // A failure shows when the visitor goes there.
  if (id) loader.load(id).catch(() => {});
});
startSession();

/** Whether the HTML is that of the page in the address bar, and not some other page served in its place. */
function isPrerendered({ dataset, firstElementChild }: HTMLElement): boolean {
  if (!firstElementChild) return false;
  const { pathname } = navigation.getState().location;
  return dataset.path === undefined ? dataset.pattern === patternOf(pathname) : dataset.path === pathname;
}

/**
 * Brings the account package's session only where there may be one: for a visitor who was signed in before, or who signs
 * in in another tab. Account pages bring it themselves.
 */
function startSession() {
  if (hasSessionHint()) onIdle(loadSession);
  else store.dispatch(signedOut());
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionHintKey && newValue) loadSession();
  });
}

function loadSession() {
  loader
    .load('mfe_account/session')
    .then((module) => module.default.startSession(store))
    .catch((error: unknown) => console.error(error));
}

function readJson<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
