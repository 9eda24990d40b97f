import type { AppStore, RemoteLoader } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';

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
