import { join } from 'node:path';
import { openStore } from '@site/delivery/store';
import type { FastifyInstance } from 'fastify';
import { guardLimits } from '../limits';
import type { ServedPages } from '../site';
import { createGuard, type Guard, type GuardOptions } from './guard';

export interface GuardSettings {
  /** The release store in which canaries are rolled back; null where a canary that fails is only reported. */
  readonly store: string | null;
  /** Folder that paths start from, with the `.npmrc` of a registry. */
  readonly root: string;
  /** Whether nobody has said so. */
  readonly isAssumed: boolean;
  /** Another server sends the pages, and this one hears only what they report. */
  readonly hasPagesElsewhere: boolean;
  /** Keeps what is known against canaries. */
  readonly file: string;
  /** ms between two looks; 5,000 unless given. */
  readonly pauseMs?: number;
}

interface Parts extends Pick<GuardOptions, 'site' | 'lastDay'> {
  readonly served: ServedPages;
  readonly settings: GuardSettings;
}

/** Has a server watch its canaries while it listens. */
export function addGuard(
  app: FastifyInstance,
  { settings, served, ...parts }: Parts,
): Pick<Guard, 'hear' | 'rollbacks'> {
  const { store, root, file, isAssumed, hasPagesElsewhere, pauseMs = guardLimits.pauseMs } = settings;
  // Opened when it is needed: a registry's libraries take long to load, and most canaries fly well.
  const place = { root, cacheDir: join(root, '.cache/registry') };
  const releases = store === null ? null : () => openStore(store, place);
  const guard = createGuard({
    ...parts,
    served: hasPagesElsewhere ? null : served,
    store: releases,
    file,
    log: app.log,
  });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function look() {
    await guard.look();
    if (!isClosed) timer = setTimeout(() => void look(), pauseMs);
  }
  app.addHook('onListen', async () => {
    if (store === null && isAssumed) {
      app.log.warn('no release store is known here: canaries that fail are told of, not taken back (CANARY_GUARD)');
    }
    void look();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await guard.stop();
  });
  return guard;
}
