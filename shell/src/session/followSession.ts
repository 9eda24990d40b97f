import { type AppStore, type RemoteLoader, signedOut } from '@site/shared';
import { offersSignIn, type RemoteModules, type SiteConfig, sessionHintKey } from '@site/shared/contracts';
import { isSignedIn, onIdle } from '@site/shared/early';

/** Loads the session for visitors who were signed in before or sign in in another tab; account pages load it themselves. */
export function followSession(loader: RemoteLoader, store: AppStore, config: SiteConfig): void {
  const load = () => void startSession(loader, store).catch(() => {});
  if (isSignedIn() && offersSignIn(config)) onIdle(load);
  else store.dispatch(signedOut());
  if (!offersSignIn(config)) return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionHintKey && newValue) load();
  });
}

const id = 'mfe_account/session';

export async function startSession(loader: RemoteLoader, store: AppStore): Promise<void> {
  let loading: Promise<RemoteModules[typeof id]> | null = loader.load(id);
  for (let isStandIn = false; loading; isStandIn = true) {
    const module: RemoteModules[typeof id] = await loading;
    try {
      module.default.startSession(store);
      return;
    } catch (error) {
      loading = loader.replace(id, { module, phase: 'effect', error, isStandIn });
    }
  }
}
