import type { Navigation, NavigationState } from '@site/shared';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  parsePath,
  type To,
} from 'react-router-dom';
import { cleanPath } from './cleanPath';
import { dialogsInEntry } from './closeOnBack';

/** ms that the old page stays while the code of the next is loading, before a placeholder replaces it. */
const placeholderDelay = 1000;

interface Options {
  /** Loads the code of the page at a location; null if it is loaded already. */
  readonly prepare: (from: Location, to: Location) => Promise<unknown> | null;
  /** True if the page in view can't show the change, so that the new page must come from the server. */
  readonly mustReload: (from: Location, to: Location) => boolean;
  readonly onPendingChange: (pending: boolean) => void;
  readonly animate: (update: () => void) => void;
}

/** Site's `Navigation` on the browser's history. On a slow network the old page stays for a while, instead of an empty one. */
export function createBrowserNavigation({ prepare, mustReload, onPendingChange, animate }: Options): Navigation {
  const history = createBrowserHistory({ window, v5Compat: true });
  const listeners = new Set<() => void>();
  let latest = 0;
  let keepScroll = false;
  let replacesDialog = false;

  const clean = (to: To): To => {
    const parts = typeof to === 'string' ? parsePath(to) : to;
    if (parts.pathname === undefined) return to;
    // Two slashes at the start would name another host.
    return { ...parts, pathname: cleanPath(parts.pathname.replace(/^\/{2,}/, '/')) };
  };

  const { pathname } = history.location;
  if (cleanPath(pathname) !== pathname) history.replace(clean(history.location), history.location.state);
  let state: NavigationState = { location: history.location, action: history.action };

  history.listen(({ location, action: given }) => {
    const action = replacesDialog ? 'PUSH' : given;
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
    // Browsers animate going back themselves.
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
    const delayEnds = new Promise((resolve) => setTimeout(resolve, placeholderDelay));
    Promise.race([preparation, delayEnds]).then(commit, commit);
  });

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, historyState, options) => {
        keepScroll = options?.preventScrollReset === true;
        // Replaces the entry of an open dialog: Back leads to the page before, not to its dialog.
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
