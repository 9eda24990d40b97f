import type { RemoteLoader } from '@site/shared';
import type { Pin, RemoteModuleId } from '@site/shared/contracts';
import { createCandidates } from './createCandidates';
import { createSlot, type Slot, type SlotOptions } from './createSlot';
import { remoteOf } from './remoteOf';

interface Options extends Omit<SlotOptions, 'candidates'> {
  readonly visitor: () => number | null;
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
}

export interface ShellLoader extends RemoteLoader {
  /** Null if the module is loaded already. Retries failed loads. @param isShown the page in view has it too */
  prepare(id: RemoteModuleId, isShown: boolean): Promise<unknown> | null;
  prefetch(id: RemoteModuleId): Promise<object | null>;
  /** The page shows the server's HTML of a module whose code is late or can't be loaded. */
  isUnhydrated(id: RemoteModuleId): boolean;
}

/** HTML is hydrated by its pin; everything else comes from the discovery file's release, or its fallback. */
export function createRemoteLoader({ visitor, onUse, ...options }: Options): ShellLoader {
  const { releases, report } = options;
  const candidates = createCandidates({ visitor, ...options });
  const slots = new Map<RemoteModuleId, Slot>();

  function slotOf(id: RemoteModuleId): Slot {
    const slot = slots.get(id) ?? createSlot(id, { ...options, candidates });
    slots.set(id, slot);
    return slot;
  }

  function reportUse(id: RemoteModuleId, promise: Promise<object>): Promise<never> {
    const reportOrigin = (module: object) => {
      const release = releases.originOf(module);
      if (release) onUse(id, release);
    };
    promise.then(reportOrigin, () => {});
    return promise as Promise<never>;
  }

  return {
    load: (id, prerendered = false) => reportUse(id, slotOf(id).load(prerendered)),
    loadForHydration: (id, when) => reportUse(id, slotOf(id).hydrate(when)),
    late: (id) => slotOf(id).late(),
    replace(id, { module, phase, error, isStandIn }) {
      const release = releases.originOf(module);
      const cause = { remote: remoteOf(id), version: release?.version ?? 'none', phase, kind: String(error) };
      if (release && !isStandIn) return reportUse(id, slotOf(id).replace(release, cause));
      report({ ...cause, healed: false });
      return null;
    },
    retry: (id) => slotOf(id).retry(),
    prepare: (id, isShown) => slotOf(id).prepare(isShown),
    prefetch: (id) => slotOf(id).prefetch(),
    isUnhydrated: (id) => slotOf(id).isUnhydrated(),
  };
}
