import { federationName } from '@site/shared/contracts';
import type { Plan } from './plan';
import type { Selection } from './selection';

export type Combination = readonly string[];

/** Each canary doubles the variants of a page. */
const mostOnOnePage = 3;

/** Must equal the server's name; empty for no canary. */
export const combinationName = (combination: Combination): string => combination.map(federationName).sort().join('+');

export function selectionOf(plan: Plan, combination: Combination): Selection {
  return new Map(
    [...plan].map(([name, { live, canary }]) => [name, (canary && combination.includes(name) ? canary : live).release]),
  );
}

/** @param canaries each a package, or packages that visitors get together */
export function combinationsOf(canaries: readonly (string | readonly string[])[]): Combination[] {
  const [first, ...others] = canaries;
  if (first === undefined) return [[]];
  const rest = combinationsOf(others);
  return [...rest, ...rest.map((combination) => [first, ...combination].flat())];
}

/** Packages whose canaries a visitor gets together, or not at all. */
export type CanaryGroup = readonly string[];

/** @param names packages that a page shows @returns the newest few */
export const canariesFor = (plan: Plan, names: ReadonlySet<string>): readonly CanaryGroup[] =>
  canaryGroups(plan, names).slice(0, mostOnOnePage).sort();

export const canaryGroupOf = (plan: Plan, name: string): CanaryGroup =>
  canaryGroups(plan, new Set(plan.keys())).find((group) => group.includes(name)) ?? [name];

/** The newest first. */
function canaryGroups(plan: Plan, names: ReadonlySet<string>): CanaryGroup[] {
  const groups = new Map<string, { names: string[]; since: number }>();
  for (const [name, { canary }] of plan) {
    if (!canary || !names.has(name)) continue;
    const key = `${canary.group ?? federationName(name)} ${canary.traffic}`;
    const { names: others, since } = groups.get(key) ?? { names: [], since: 0 };
    groups.set(key, { names: [...others, name].sort(), since: Math.max(since, canary.time.getTime()) });
  }
  return [...groups.values()].sort((a, b) => b.since - a.since).map(({ names }) => names);
}
