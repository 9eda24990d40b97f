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

export function combinationsOf(names: readonly string[]): Combination[] {
  const [first, ...others] = names;
  if (first === undefined) return [[]];
  const rest = combinationsOf(others);
  return [...rest, ...rest.map((combination) => [first, ...combination])];
}

export function canariesFor(plan: Plan, names: ReadonlySet<string>): Combination {
  return [...plan]
    .flatMap(([name, { canary }]) => (canary && names.has(name) ? [{ name, since: canary.time.getTime() }] : []))
    .sort((a, b) => b.since - a.since)
    .slice(0, mostOnOnePage)
    .map(({ name }) => name)
    .sort();
}
