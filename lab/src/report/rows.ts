import { type Figure, type FigureName, figures, format } from '../figures';
import { type Compared, figureRow, interactionRow, type Results, type Row } from '../results';

/** The rows of a page's table: a heading, then a figure each. */
export function pageRows(results: Results, page: string): string[][] {
  return [
    heading(results),
    ...Object.entries(figures).map(([name, { name: label, unit }]) =>
      cells(results, label, figureRow(results, page, name as FigureName), unit),
    ),
  ];
}

/** The rows of the table of interactions. */
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

export const legend =
  'Medians. In brackets: how many times as much the site here has; "same" where the two lie within the noise, which is ' +
  'the most that the site here differed from itself in one round. Times at 4x CPU.';
