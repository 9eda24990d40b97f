import type { Verdict } from '@site/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PublishedSite } from '../site/publishedSite';
import { createGuard } from './guard';
import type { GuardSettings } from './guardSettings';
import type { Observations } from './observations';
import { takeBackCommand } from './takeBackCommand';

/** ms between two looks at the canaries. */
const pauseMs = 5_000;

interface Parts {
  readonly site: PublishedSite;
  readonly observations: Observations;
  readonly settings: GuardSettings;
}

/**
 * Has a server watch its canaries while it listens.
 *
 * @returns the verdicts, the latest first
 */
export function addGuard(app: FastifyInstance, { site, observations, settings }: Parts): () => readonly Verdict[] {
  const { place, file, isAssumed } = settings;
  const takeBack = place && takeBackCommand(place);
  const guard = createGuard({ site, observations, takeBack, file, log: app.log });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function look() {
    await guard.look();
    if (!isClosed) timer = setTimeout(() => void look(), settings.pauseMs ?? pauseMs);
  }
  app.addHook('onListen', async () => {
    if (!place && isAssumed) {
      app.log.warn('no release store is known here: canaries that fail are told of, not taken back (CANARY_GUARD)');
    }
    void look();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await guard.stop();
  });
  return guard.verdicts;
}
