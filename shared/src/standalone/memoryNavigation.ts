import type { Navigation, NavigationState } from '@site/shared';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

export function createMemoryNavigation(url: string): Navigation {
  const listeners = new Set<() => void>();
  const history = createMemoryHistory({
    initialEntries: [url],
    v5Compat: true,
  });
  let state: NavigationState = {
    location: history.location,
    action: history.action,
  };
  let keepScroll = false;
  history.listen(({ location, action }) => {
    state = { location, action, keepScroll };
    keepScroll = false;
    for (const listener of listeners) listener();
  });
  return {
    navigator: {
      ...history,
      push(to, historyState, options) {
        keepScroll = options?.preventScrollReset === true;
        history.push(to, historyState);
      },
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
