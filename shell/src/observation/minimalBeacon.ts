import { isRecoveredHydration, type Observation, type ObservedFailure } from '@site/shared/contracts';
import type { PageEvent } from './event';

/** Most failures of one release that are reported. */
const mostFailures = 6;

interface Brief extends Observation {
  readonly failures: ObservedFailure[];
}

/**
 * The minimal beacon, of a page that is left before its reporter has come: which releases were used, and what they failed at, each phase
 * once. No texts, since nothing here could clean them, and nothing of what was thrown, since nothing here knows whose it was.
 */
export function minimalBeacon(events: readonly PageEvent[]): readonly Observation[] {
  /** By release: a body can hold only one of a remote. */
  const bodies = new Map<string, Brief>();
  for (const event of events) {
    if (!('remote' in event) || event.version === 'none') continue;
    const { page, remote, version } = event;
    const body = bodies.get(remote + version) ?? { page, views: { [remote]: version }, failures: [], vitals: [] };
    const { failures } = body;
    bodies.set(remote + version, body);
    if (!('phase' in event) || failures.length === mostFailures) continue;
    const { phase, healed } = event;
    if (failures.some((it) => it.phase === phase && it.healed === healed)) continue;
    const first = !isRecoveredHydration(event) && !failures.some((it) => it.first);
    failures.push({ remote, version, phase, kind: '', healed, first });
  }
  return [...bodies.values()];
}
