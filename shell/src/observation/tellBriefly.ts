import type { Observation, ObservedFailure } from '@site/shared/contracts';
import type { Fact } from './fact';

/** Most failures of one release that are told. */
const mostFailures = 6;

interface Brief extends Observation {
  readonly failures: ObservedFailure[];
}

/**
 * What can be said of facts where the reporter has not come: which releases were used, and what they failed at, each phase
 * once. No texts, since nothing here could clean them, and nothing of what was thrown, since nothing here knows whose it was.
 */
export function tellBriefly(facts: readonly Fact[]): readonly Observation[] {
  /** By release: a body can hold only one of a remote. */
  const bodies = new Map<string, Brief>();
  for (const fact of facts) {
    if (!('remote' in fact) || fact.version === 'none') continue;
    const { page, remote, version } = fact;
    const body = bodies.get(remote + version) ?? { page, views: { [remote]: version }, failures: [], vitals: [] };
    const { failures } = body;
    bodies.set(remote + version, body);
    if (!('phase' in fact) || failures.length === mostFailures) continue;
    const { phase, healed } = fact;
    if (failures.some((it) => it.phase === phase)) continue;
    failures.push({ remote, version, phase, kind: '', healed, first: failures.length === 0 });
  }
  return [...bodies.values()];
}
