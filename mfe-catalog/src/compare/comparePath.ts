import { paths } from '@site/shared';

/** Products that are compared side by side: the most that fit a printed page. */
export const limits = { fewest: 2, most: 4 } as const;

export const parameter = 'ids';

/** Address of a comparison: `/produtos/comparar?ids=CO2-6KG,AP-10L`. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? paths.compare : `${paths.compare}?${parameter}=${ids.map(encodeURIComponent).join(',')}`;
}
