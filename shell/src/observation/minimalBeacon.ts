import { countsAsFailedView, type Observation, type ObservedFailure } from '@site/shared/contracts';
import type { PageEvent } from './event';

const mostFailures = 6;

interface Brief extends Observation {
  readonly failures: ObservedFailure[];
}

/**
 * Minimal beacon of a page that is left before its reporter is loaded: releases in use, the phases of their failures, and
 * presses. Has no texts, which only the reporter can clean, and no uncaught errors, whose release only the reporter can find.
 */
export function minimalBeacon(events: readonly PageEvent[]): readonly Observation[] {
  /** By release, since a body holds one release of each remote; by press. */
  const bodies = new Map<string, Brief>();
  for (const event of events) {
    if ('channel' in event) {
      const { page, ...press } = event;
      bodies.set(press.channel + press.path, { page, views: {}, failures: [], vitals: [], press });
    }
    if (!('remote' in event) || event.version === 'none') continue;
    const { page, remote, version } = event;
    const body = bodies.get(remote + version) ?? { page, views: { [remote]: version }, failures: [], vitals: [] };
    const { failures } = body;
    bodies.set(remote + version, body);
    if (!('phase' in event) || failures.length === mostFailures) continue;
    const { phase, healed } = event;
    if (failures.some((it) => it.phase === phase && it.healed === healed)) continue;
    const failure = { remote, version, phase, kind: '', healed, first: !failures.some((it) => it.first) };
    failures.push({ ...failure, first: countsAsFailedView(failure) });
  }
  return [...bodies.values()];
}
