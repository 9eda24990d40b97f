/** What the benchmark compares, for each number of remotes. */
export const variants = ['one bundle', 'stock federation', 'as it is'] as const;
export type Variant = (typeof variants)[number];

/** What the process that builds a copy of the repository prints at its end. */
export interface BuiltVariants {
  /** Folder of each site. */
  readonly sites: Readonly<Record<Variant, string>>;
  /** Seconds until a change of one remote is built, with nothing in any cache. */
  readonly buildSeconds: Readonly<Record<Variant, number>>;
  /** Path of the entry that dies, by variant; null where there is none. */
  readonly entries: Readonly<Record<Variant, string | null>>;
}

export const printed = 'BUILT ';
