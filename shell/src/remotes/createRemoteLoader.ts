import type { RemoteLoader } from '@site/shared';
import type { Pin, RemoteModuleId } from '@site/shared/contracts';
import { createCandidates } from './createCandidates';
import { createSlot, type Slot, type SlotOptions } from './createSlot';
import { remoteOf } from './remoteOf';

interface Options extends Omit<SlotOptions, 'candidates'> {
  /** 0 to 99, stands for the visitor; null for one who gets no canary. Called only where there is a canary. */
  readonly visitor: () => number | null;
  /** Called with the release of each module that is handed out. */
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
}

/** The shell's loader, with what only the shell asks of it. */
export interface ShellLoader extends RemoteLoader {
  /**
   * Brings the module of a page that is about to be shown; null when it is there already. What has failed before is
   * tried again.
   *
   * @param isShown true where the page in view is made of the same module
   */
  prepare(id: RemoteModuleId, isShown: boolean): Promise<unknown> | null;
  /** As in `RemoteLoader`; gives the module, or null when it can't be had. */
  prefetch(id: RemoteModuleId): Promise<object | null>;
  /** Whether the page still shows the server's HTML for a module, whose code is late or can't be loaded. */
  isUnhydrated(id: RemoteModuleId): boolean;
}

/**
 * The loader of other teams' modules: a map of slots, one for each module. HTML is hydrated by the release that made it, its
 * pin; everything else comes from the release that the discovery file means for the visitor, or from its fallback release.
 */
export function createRemoteLoader({ visitor, onUse, ...options }: Options): ShellLoader {
  const { releases, report } = options;
  const candidates = createCandidates({ visitor, ...options });
  const slots = new Map<RemoteModuleId, Slot>();

  function slotOf(id: RemoteModuleId): Slot {
    const slot = slots.get(id) ?? createSlot(id, { ...options, candidates });
    slots.set(id, slot);
    return slot;
  }

  /** Notes which release a module comes out of. Whoever asks knows by its name what it is. */
  function handOut(id: RemoteModuleId, promise: Promise<object>): Promise<never> {
    const note = (module: object) => {
      const release = releases.originOf(module);
      if (release) onUse(id, release);
    };
    // Whoever asked for it learns of a failure.
    promise.then(note, () => {});
    return promise as Promise<never>;
  }

  return {
    load: (id, prerendered = false) => handOut(id, slotOf(id).load(prerendered)),
    loadForHydration: (id, when) => handOut(id, slotOf(id).hydrate(when)),
    late: (id) => slotOf(id).late(),
    replace(id, { module, phase, error, isStandIn }) {
      const release = releases.originOf(module);
      const cause = { remote: remoteOf(id), version: release?.version ?? 'none', phase, kind: String(error) };
      if (release && !isStandIn) return handOut(id, slotOf(id).replace(release, cause));
      report({ ...cause, healed: false });
      return null;
    },
    retry: (id) => slotOf(id).retry(),
    prepare: (id, isShown) => slotOf(id).prepare(isShown),
    prefetch: (id) => slotOf(id).prefetch(),
    isUnhydrated: (id) => slotOf(id).isUnhydrated(),
  };
}
