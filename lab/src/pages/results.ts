import { type Comparison, compare, median, noiseOf } from '../statistics';

/** Values of a figure round by round, by name of the site. */
export type Figure = Readonly<Record<string, readonly number[]>>;

/** What one run found: by page, and then by name of the figure. The less of it, the better. */
export interface Results {
  /** Sites in the order of measurement: the site here, the same again, then what it is compared with. */
  readonly subjects: readonly string[];
  readonly sections: Readonly<Record<string, Readonly<Record<string, Figure>>>>;
}

/** A figure of each site, the site here compared with all others. */
export interface Row {
  readonly here: number;
  /** What the same thing measured twice differed by at most, round by round. */
  readonly noise: number;
  /** By name of the site; what could not be measured is left out. */
  readonly others: Readonly<Record<string, Comparison>>;
}

export function rowOf(subjects: readonly string[], figure: Figure): Row {
  const values = (name: string) => figure[name] ?? [];
  const [here = '', again = '', ...others] = subjects;
  const noise = noiseOf(values(here), values(again));
  // Both measured the same: together they say more of it.
  const own = [...values(here), ...values(again)];
  const compared = others
    .filter((name) => values(name).length > 0)
    .map((name) => [name, compare(own, values(name), noise)]);
  return { here: median(own), noise, others: Object.fromEntries(compared) };
}
