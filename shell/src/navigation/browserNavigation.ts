import type { Navigation, NavigationState } from '@site/shared';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  parsePath,
  type To,
} from 'react-router-dom';
import { cleanPath } from './cleanPath';
import { dialogsInEntry } from './closeOnBack';

/** ms that the old page stays while the next one's code is on its way; then a placeholder takes its place. */
const patience = 1000;

interface Options {
  /** Brings what the page at a location needs; null when it is there already. */
  readonly prepare: (from: Location, to: Location) => Promise<unknown> | null;
  /** Whether the page must be loaded from the server because the one in view can't follow the change. */
  readonly mustReload: (from: Location, to: Location) => boolean;
  readonly onPendingChange: (pending: boolean) => void;
  /** Calls `update`, now or a moment later, as the change from a page to another is to be seen. */
  readonly animate: (update: () => void) => void;
}

/**
 * The browser's history as the site's `Navigation`. A page is shown once its code has arrived, so a visitor on a slow
 * network keeps the old page instead of an empty one.
 */
export function createBrowserNavigation({ prepare, mustReload, onPendingChange, animate }: Options): Navigation {
  const history = createBrowserHistory({ window, v5Compat: true });
  const listeners = new Set<() => void>();
  let latest = 0;
  let keepScroll = false;
  let replacesDialog = false;

  const clean = (to: To): To => {
    const parts = typeof to === 'string' ? parsePath(to) : to;
    if (parts.pathname === undefined) return to;
    // Two slashes at the start would lead to another host.
    return { ...parts, pathname: cleanPath(parts.pathname.replace(/^\/{2,}/, '/')) };
  };

  const { pathname } = history.location;
  if (cleanPath(pathname) !== pathname) history.replace(clean(history.location), history.location.state);
  let state: NavigationState = { location: history.location, action: history.action };

  history.listen(({ location, action: told }) => {
    const action = replacesDialog ? 'PUSH' : told;
    replacesDialog = false;
    if (mustReload(state.location, location)) {
      window.location.reload();
      return;
    }
    const current = ++latest;
    const asked = keepScroll;
    keepScroll = false;
    const show = () => {
      if (current !== latest) return;
      onPendingChange(false);
      state = { location, action, keepScroll: asked };
      for (const listener of listeners) listener();
    };
    // Browsers have an animation of their own for going back.
    const isAnimated = action !== 'POP' && location.pathname !== state.location.pathname;
    const commit = () => {
      if (isAnimated && current === latest) animate(show);
      else show();
    };
    const preparation = prepare(state.location, location);
    if (preparation || isAnimated) onPendingChange(true);
    if (!preparation) {
      commit();
      return;
    }
    const patienceEnds = new Promise((resolve) => setTimeout(resolve, patience));
    Promise.race([preparation, patienceEnds]).then(commit, commit);
  });

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, historyState, options) => {
        keepScroll = options?.preventScrollReset === true;
        // Back leads from there to the page before, and not to its dialog.
        replacesDialog = dialogsInEntry() > 0;
        if (replacesDialog) history.replace(clean(to), historyState);
        else history.push(clean(to), historyState);
      },
      replace: (to, historyState, options) => {
        keepScroll = options?.preventScrollReset === true;
        history.replace(clean(to), historyState);
      },
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
