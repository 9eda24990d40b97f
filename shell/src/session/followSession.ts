import { type AppStore, type RemoteLoader, signedOut } from '@site/shared';
import { offersSignIn, type SiteConfig, sessionHintKey } from '@site/shared/contracts';
import { isSignedIn, onIdle } from '@site/shared/early';
import { startSession } from './startSession';

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
