/** What the site here can be measured against, beside an earlier commit. */
export const baselines = ['no scripts', 'raster', 'one bundle', 'stock'] as const;
export type Baseline = (typeof baselines)[number];
