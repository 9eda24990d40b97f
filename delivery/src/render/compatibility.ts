import { federationName } from '@site/shared/contracts';
import semver from 'semver';
import type { Release } from '../release';
import { type Plan, PublishError } from './plan';

/** @throws PublishError naming the first incompatible pair */
export function checkCompatibility(plan: Plan): void {
  const shells = visible(plan, 'shell');
  for (const name of plan.keys()) {
    for (const release of visible(plan, name)) {
      for (const shell of shells) fail(refusedShell(release, shell), [release, shell]);
      for (const other of plan.keys())
        for (const used of visible(plan, other)) fail(missingModule(release, used), [used, release]);
    }
  }
}

function fail(reason: string | null, releases: readonly Release[]) {
  if (reason !== null)
    throw new PublishError(
      reason,
      releases.map(({ name }) => name),
    );
}

function visible(plan: Plan, name: string): Release[] {
  const planned = plan.get(name);
  if (!planned) return [];
  return [planned.live, ...(planned.canary ? [planned.canary] : [])].map(({ release }) => release);
}

/** Null where the remote accepts the shell's version of `@site/shared`. */
export function refusedShell(remote: Release, shell: Release): string | null {
  if (remote.name === 'shell' || shell.name !== 'shell' || semver.satisfies(shell.shared, remote.shared)) return null;
  return `${labelOf(remote)} accepts @site/shared ${remote.shared}; ${labelOf(shell)} brings ${shell.shared}`;
}

/** Null where the used package exposes every module that the other loads. A package never deployed shows as unavailable. */
export function missingModule(release: Release, used: Release): string | null {
  const ids = release.uses.map((id) => id.split('/'));
  const missing = ids.find(
    ([remote, module]) => remote === federationName(used.name) && !(`./${module}` in used.modules),
  );
  return missing ? `${labelOf(used)} has no module ${missing[1]}, which ${labelOf(release)} loads` : null;
}

export const labelOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;
