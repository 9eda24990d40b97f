import type { Navigation } from '@site/shared';
import { markNavigating } from '@site/shared/early';
import type { ShellLoader } from '../remotes/createRemoteLoader';
import { moduleAt } from '../routes';
import { createBrowserNavigation } from './browserNavigation';
import { closeOnBack } from './closeOnBack';
import { withViewTransition } from './viewTransition';

export function createPageNavigation(loader: Pick<ShellLoader, 'prepare' | 'isUnhydrated'>): Navigation {
  closeOnBack(() => navigation.getState().location);
  const navigation = createBrowserNavigation({
    prepare: (from, to) => {
      const id = moduleAt(to.pathname);
      return id ? loader.prepare(id, id === moduleAt(from.pathname)) : null;
    },
    mustReload: (from, to) => {
      const id = moduleAt(to.pathname);
      // The browser itself scrolls to an anchor, without the remote's code.
      const isOnlyAnchor = from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;
      return id !== undefined && !isOnlyAnchor && id === moduleAt(from.pathname) && loader.isUnhydrated(id);
    },
    animate: withViewTransition,
    onPendingChange: markNavigating,
  });
  return navigation;
}
