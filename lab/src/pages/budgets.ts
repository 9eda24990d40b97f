import { interactionSection, type Results, rowOf } from './results';

/** What holds between two sites of the same run, on every page: most of the site's figure through that of the other. */
const ratioBudgets = [
  { figure: 'LCP', against: 'no scripts', most: 1.05 },
  { figure: 'main thread', against: 'no scripts', most: 1.5 },
  { figure: 'script bytes', against: 'one bundle', most: 1.2 },
  { figure: 'TBT', against: 'one bundle', most: 1 },
];

/** From a tap to the next paint at 4x CPU (ms). */
const interactionBudgets: Readonly<Record<string, number>> = {
  filter: 200,
  'add to cart': 100,
  menu: 200,
  'service card': 200,
};

/** What a run found too much of, each in a line. A difference within its noise is none. */
export function budgetFindings({ subjects, sections }: Results): string[] {
  const { [interactionSection]: interactions = {}, ...pages } = sections;
  const ratios = Object.entries(pages).flatMap(([page, figures]) =>
    ratioBudgets.flatMap(({ figure, against, most }) => {
      const row = rowOf(subjects, figures[figure] ?? {});
      const other = row.others[against];
      if (!other?.differs || row.here - row.noise <= other.value * most) return [];
      return [`${page}: ${figure} is ${other.ratio.toFixed(2)} times that of ${against}, not ${most} at most`];
    }),
  );
  const slow = Object.entries(interactionBudgets).flatMap(([name, most]) => {
    const { here, noise } = rowOf(subjects, interactions[name] ?? {});
    return here - noise > most ? [`${name}: ${Math.round(here)} ms to the next paint, not ${most} ms at most`] : [];
  });
  return [...ratios, ...slow];
}
