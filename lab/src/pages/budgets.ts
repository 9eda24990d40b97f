import type { FigureName } from './figures';
import { figureRow, interactionRow, type Results } from './results';

interface RatioBudget {
  readonly figure: FigureName;
  readonly against: string;
  /** Most of the figure through that of the other, measured in the same run. */
  readonly most: number;
}

/** What holds between two sites of the same run, on every page. */
const ratioBudgets: readonly RatioBudget[] = [
  { figure: 'lcp', against: 'no scripts', most: 1.05 },
  { figure: 'work', against: 'no scripts', most: 1.5 },
  { figure: 'scriptBytes', against: 'one bundle', most: 1.2 },
  { figure: 'tbt', against: 'one bundle', most: 1 },
];

/** From a tap to the next paint at 4x CPU (ms). */
const interactionBudgets: Readonly<Record<string, number>> = {
  filter: 200,
  'add to cart': 100,
  menu: 200,
  'service card': 200,
};

/**
 * What a run found too much of. A difference within its noise is none.
 *
 * @param scores Lighthouse's points, all of which there are to be had
 */
export function budgetFindings(results: Results, scores: Readonly<Record<string, number>>): string[] {
  const ratios = Object.keys(results.pages).flatMap((page) =>
    ratioBudgets.flatMap(({ figure, against, most }) => {
      const row = figureRow(results, page, figure);
      const other = row.others[against];
      if (!other?.differs || row.here - row.noise <= other.value * most) return [];
      return [`${page}: ${figure} is ${other.ratio.toFixed(2)} times that of ${against}, not ${most} at most`];
    }),
  );
  const slow = Object.entries(interactionBudgets).flatMap(([name, most]) => {
    const { here, noise } = interactionRow(results, name);
    return here - noise > most ? [`${name}: ${Math.round(here)} ms to the next paint, not ${most} ms at most`] : [];
  });
  const points = Object.entries(scores).flatMap(([name, score]) => (score < 100 ? [`${name} ${score}, not 100`] : []));
  return [...ratios, ...slow, ...points];
}
