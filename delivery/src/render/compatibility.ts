import { federationName } from '@site/shared/contracts';
import semver from 'semver';
import type { Release } from '../release';
import { canariesFor, combinationsOf, selectionOf } from './combinations';
import { type Plan, PublishError } from './plan';

/** @throws PublishError naming the first incompatible pair, with the packages of all */
export function checkCompatibility(plan: Plan): void {
  const refused: { readonly reason: string; readonly names: readonly string[] }[] = [];
  for (const name of plan.keys()) {
    for (const other of plan.keys()) {
      for (const combination of combinationsOf(canariesFor(plan, new Set([name, other])))) {
        const selection = selectionOf(plan, combination);
        const [release, used] = [selection.get(name), selection.get(other)];
        if (!release || !used) continue;
        const reason = refusedShell(release, used);
        if (reason) refused.push({ reason, names: [name, other] });
        const missing = missingModule(release, used);
        if (missing) refused.push({ reason: missing, names: [other, name] });
      }
    }
  }
  const [first] = refused;
  if (first) {
    const all = refused.flatMap(({ names }) => names);
    throw new PublishError(first.reason, first.names, undefined, all);
  }
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
