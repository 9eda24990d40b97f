import { table } from '../document';
import { type Figure, type FigureName, figures, format } from './figures';
import { type Compared, figureRow, interactionRow, type Results, type Row } from './results';

/** A run over all pages, as it is told: a table for each page, then what is clicked. */
export function resultBlocks(results: Results, scores: Readonly<Record<string, number>>, runs: number): string[] {
  const points = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  return [
    `${runs} ${runs === 1 ? 'round' : 'rounds'}. ${legend}`,
    ...Object.keys(results.pages).flatMap((page) => [`## ${page}`, table(pageRows(results, page))]),
    '## First interactions',
    table(interactionRows(results)),
    ...(points.length > 0 ? ['## Lighthouse’s points', points.join(', ')] : []),
  ];
}

/** What the figures of a page are. */
export const legend =
  'Medians; times as Lighthouse’s mobile preset simulates them (slow 4G, a processor a quarter as fast). In brackets: how ' +
  'many times as much the site here has; *same* where the two lie within the noise, which is the most that the site here ' +
  'differed from itself in one round.';

/** The rows of a page's table: a heading, then a figure each. */
export function pageRows(results: Results, page: string): string[][] {
  return [
    heading(results),
    ...Object.entries(figures).map(([name, { name: label, unit }]) =>
      cells(results, label, figureRow(results, page, name as FigureName), unit),
    ),
  ];
}

/** The rows of the table of interactions: from the tap to the next paint, or until it shows. */
export function interactionRows(results: Results): string[][] {
  const names = Object.keys(results.interactions);
  return [heading(results), ...names.map((name) => cells(results, name, interactionRow(results, name), 'ms'))];
}

function heading({ subjects: [here = '', , ...others] }: Results): string[] {
  return ['', here, 'noise', ...others];
}

function cells({ subjects: [, , ...others] }: Results, label: string, row: Row, unit: Figure['unit']): string[] {
  return [
    label,
    format(row.here, unit),
    `±${format(row.noise, unit)}`,
    ...others.map((name) => comparedText(row.others[name], unit)),
  ];
}

/** Another's figure, and how many times as much the site here has. */
function comparedText(compared: Compared | undefined, unit: Figure['unit']): string {
  if (!compared) return '–';
  const { value, ratio, differs } = compared;
  // Nothing is no measure of anything.
  if (differs && value === 0) return format(value, unit);
  return `${format(value, unit)} (${differs ? `${ratio.toFixed(2)}×` : 'same'})`;
}
