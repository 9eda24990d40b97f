import { federationName } from '@site/shared/contracts';
import semver from 'semver';
import type { Release } from '../release';
import { type Plan, PublishError } from './plan';

/** @throws PublishError naming the first incompatible pair */
export function checkCompatibility(plan: Plan): void {
  const shells = visible(plan, 'shell');
  for (const name of plan.keys()) {
    for (const release of visible(plan, name)) {
      if (name !== 'shell') for (const shell of shells) checkShared(release, shell);
      checkUses(plan, release);
    }
  }
}

function visible(plan: Plan, name: string): Release[] {
  const planned = plan.get(name);
  if (!planned) return [];
  return [planned.live, ...(planned.canary ? [planned.canary] : [])].map(({ release }) => release);
}

function checkShared(remote: Release, shell: Release) {
  if (semver.satisfies(shell.shared, remote.shared)) return;
  throw new PublishError(
    `${labelOf(remote)} accepts @site/shared ${remote.shared}; ${labelOf(shell)} brings ${shell.shared}`,
    [remote.name, shell.name],
  );
}

function checkUses(plan: Plan, release: Release) {
  for (const id of release.uses) {
    const [remote = '', module = ''] = id.split('/');
    const owner = [...plan.keys()].find((name) => federationName(name) === remote);
    // A module of a package never deployed is shown as unavailable.
    for (const used of owner ? visible(plan, owner) : []) {
      if (`./${module}` in used.modules) continue;
      throw new PublishError(`${labelOf(used)} has no module ${module}, which ${labelOf(release)} loads`, [
        used.name,
        release.name,
      ]);
    }
  }
}

export const labelOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;
