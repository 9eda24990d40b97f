import { median } from '../statistics';

/** Values of a figure round by round, by name of the site. */
export type Figure = Readonly<Record<string, readonly number[]>>;

/** What one run found: by page, and then by name of the figure. The less of it, the better. */
export interface Results {
  /** Sites in the order of measurement: the site here, the same again, then what it is compared with. */
  readonly subjects: readonly string[];
  readonly sections: Readonly<Record<string, Readonly<Record<string, Figure>>>>;
}

/** Another site's figure. */
export interface Comparison {
  readonly value: number;
  /** How many times as much the site here has; 1 where both are 0. */
  readonly ratio: number;
  /** False where the two lie within the noise of each other: then there is no difference to speak of. */
  readonly differs: boolean;
}

/** A figure of each site, the site here compared with all others. */
export interface Row {
  readonly here: number;
  /** The most that the same thing, measured twice in a row, differed by in one round. */
  readonly noise: number;
  /** By name of the site; what could not be measured is left out. */
  readonly others: Readonly<Record<string, Comparison>>;
}

export function rowOf(subjects: readonly string[], figure: Figure): Row {
  const [own = [], again = [], ...others] = subjects.map((name) => figure[name] ?? []);
  // Both measured the same: together they say more of it.
  const here = median([...own, ...again]);
  const differences = own.map((value, round) => Math.abs(value - (again[round] ?? Number.NaN)));
  const noise = Math.max(0, ...differences.filter(Number.isFinite));
  const compared = others.flatMap((values, index): [string, Comparison][] => {
    if (values.length === 0) return [];
    const value = median(values);
    const ratio = here === value ? 1 : here / value;
    return [[subjects[index + 2] ?? '', { value, ratio, differs: Math.abs(here - value) > noise }]];
  });
  return { here, noise, others: Object.fromEntries(compared) };
}
