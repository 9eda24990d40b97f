import { type Results, rowOf } from './results';

const ratioBudgets = [
  { figure: 'LCP', against: 'no scripts', most: 1.05 },
  { figure: 'main thread', against: 'no scripts', most: 1.5 },
  { figure: 'script bytes', against: 'one bundle', most: 1.2 },
  { figure: 'TBT', against: 'one bundle', most: 1 },
];

/** Differences within the noise do not count. */
export function budgetFindings({ subjects, sections }: Results): string[] {
  return Object.entries(sections).flatMap(([page, figures]) =>
    ratioBudgets.flatMap(({ figure, against, most }) => {
      const row = rowOf(subjects, figures[figure] ?? {});
      const other = row.others[against];
      if (!other?.differs || row.here - row.noise <= other.value * most) return [];
      return [`${page}: ${figure} is ${other.ratio.toFixed(2)} times that of ${against}, not ${most} at most`];
    }),
  );
}
