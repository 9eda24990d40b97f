import { join } from 'node:path';
import { openStore } from '@site/delivery/store';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { guardLimits } from '../limits';
import type { ServedPages } from '../site';
import { createGuard, type Guard, type GuardOptions } from './guard';
import { sentPageMetrics } from './sentPageMetrics';

export interface GuardSettings {
  /** Null: failing canaries are only reported. */
  readonly store: string | null;
  readonly root: string;
  /** `CANARY_GUARD` is unset. */
  readonly isDefault: boolean;
  readonly hasPagesElsewhere: boolean;
  readonly file: string;
  readonly pauseMs?: number;
}

interface Parts extends Pick<GuardOptions, 'site' | 'lastDay'> {
  readonly served: ServedPages;
  readonly registry: Registry;
  readonly settings: GuardSettings;
}

export function addGuard(
  app: FastifyInstance,
  { settings, served, registry, ...parts }: Parts,
): Pick<Guard, 'recordPage' | 'recordReport' | 'recordObservation' | 'rollbacks'> {
  const { store, root, file, isDefault, hasPagesElsewhere, pauseMs = guardLimits.pauseMs } = settings;
  // Opens the store on demand: a registry's libraries load slowly, and few canaries fail.
  const place = { root, cacheDir: join(root, '.cache/registry') };
  const releases = store === null ? null : () => openStore(store, place);
  const guard = createGuard({
    ...parts,
    served: hasPagesElsewhere ? null : served,
    store: releases,
    metrics: sentPageMetrics(registry),
    file,
    log: app.log,
  });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function check() {
    await guard.checkCanaries();
    if (!isClosed) timer = setTimeout(() => void check(), pauseMs);
  }
  app.addHook('onListen', async () => {
    if (store === null && isDefault) {
      app.log.warn('without a release store failing canaries are only reported, not rolled back (CANARY_GUARD)');
    }
    void check();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await guard.stop();
  });
  return guard;
}
