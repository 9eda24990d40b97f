import { createContext } from 'react';
import type { RemoteModuleId, RemoteModules } from '../contracts';

/** How the shell brings the modules of other teams; made once per page. */
export interface RemoteLoader {
  /**
   * The module; the same promise each time until `retry`. Rejects when no deployed version of the remote can be loaded.
   */
  load<Id extends RemoteModuleId>(id: Id): Promise<RemoteModules[Id]>;
  /**
   * As `load`, for a part of the page whose HTML is there already: waits for the moment that `when` names, and never
   * rejects, so that the HTML stays when the remote can't be loaded.
   */
  loadForHydration<Id extends RemoteModuleId>(id: Id, when: HydrationMoment): Promise<RemoteModules[Id]>;
  /** Forgets a failed load, so that the next `load` tries again. */
  retry(id: RemoteModuleId): void;
}

/** `now`, or `needed`: when the visitor reaches for it, or at once if this browser has a signed-in visitor. */
export type HydrationMoment = 'now' | 'needed';

export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);
