import { allPages } from '@site/tools/weights/budgets';

export interface Report {
  readonly title: string;
  /** Paragraphs and tables in Markdown. */
  readonly blocks: readonly string[];
  readonly findings?: readonly string[];
}

export type Log = (line: string) => void;

export interface Measurement<O = Readonly<Record<string, string>>> {
  readonly help: string;
  /** Defaults of `--NAME VALUE`. */
  readonly options: O;
  run(values: O, log: Log): Promise<Report>;
}

export const measurement = <O extends Readonly<Record<string, string>>>(definition: Measurement<O>): Measurement<O> =>
  definition;

/** @throws Error */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is not a whole number from 1`);
  return number;
}

/** Separated by commas, or `all`. */
export const pagesIn = (text: string): readonly string[] => (text === 'all' ? allPages : text.split(','));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [heading = [], ...lines] = rows;
  const alignment = heading.map((_, column) => (column === 0 ? '---' : '---:'));
  return [heading, alignment, ...lines].map(line).join('\n');
}
