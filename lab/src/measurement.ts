import { parseArgs } from 'node:util';
import { allPages } from 'tools/weights/budgets';

/** An option, `--name VALUE`; of which kind it is says its default. `false` makes it a switch, which takes no value. */
export interface Option {
  readonly default: number | string | boolean;
  /** One line, to which the default is added. */
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;

type Widened<T> = T extends number ? number : T extends boolean ? boolean : string;
export type Values<O extends Options> = { readonly [Name in keyof O]: Widened<O[Name]['default']> };

/** What a measurement found. */
export interface Report {
  /** Heading of the document. */
  readonly title: string;
  /** Paragraphs and tables, in Markdown. */
  readonly blocks: readonly string[];
  /** Name and version of the instrument, where the figures depend on it. */
  readonly instrument?: string;
  /** What is not within its budget, each in a line. */
  readonly findings?: readonly string[];
}

export type Log = (line: string) => void;

/** A subcommand of `npm run lab`. */
export interface Measurement<O extends Options = Options> {
  /** What it does and what it needs, as `--help` tells it. */
  readonly about: string;
  readonly options: O;
  /** @param log tells how far it is */
  run(values: Values<O>, log: Log): Promise<Report>;
}

/** Gives `run` the types of its options. */
export const measurement = <const O extends Options>(described: Measurement<O>): Measurement<O> => described;

const common = {
  write: { default: false, help: 'also keeps the result, in docs/measurements' },
  help: { default: false, help: 'this text' },
} as const satisfies Options;

/** Text of `--help`. */
export function helpOf(name: string, { about, options }: Measurement): string {
  const rows = Object.entries({ ...options, ...common }).map(([option, { default: value, help }]) => [
    typeof value === 'boolean'
      ? `--${option}`
      : `--${option} ${typeof value === 'number' ? 'N' : option.toUpperCase()}`,
    value ? `${help} (default: ${value})` : help,
  ]);
  const width = Math.max(...rows.map(([usage = '']) => usage.length));
  const lines = rows.map(([usage = '', help]) => `  ${usage.padEnd(width)}   ${help}`);
  return `npm run lab -- ${name} [options]\n\n${about}\n\n${lines.join('\n')}`;
}

/** @throws Error for an option that there is not, or a number that is none */
export function readOptions<O extends Options>(options: O, args: readonly string[]): Values<O & typeof common> {
  const all = Object.entries<Option>({ ...options, ...common });
  const kinds = all.map(([name, { default: value }]) => {
    return [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }] as const;
  });
  let given: Readonly<Record<string, unknown>>;
  try {
    given = parseArgs({ args: [...args], options: Object.fromEntries(kinds) }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n', 1)[0]} (--help says what there is)`);
  }
  const values = all.map(([name, { default: value }]) => {
    const text = given[name] ?? value;
    return [name, typeof value === 'number' ? wholeNumber(name, String(text)) : text];
  });
  return Object.fromEntries(values);
}

/** @throws Error */
export function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1, not "${text}"`);
  return number;
}

/**
 * Reads an option that is a list, separated by commas; `none` is the empty one.
 *
 * @throws Error for what is not one of those that there are
 */
export function listed<Name extends string>(text: string, known: readonly Name[]): readonly Name[] {
  if (text === 'none') return [];
  return text.split(',').map((part) => {
    const found = known.find((it) => it === part.trim());
    if (found === undefined) throw new Error(`"${part.trim()}" is none of ${known.join(', ')}`);
    return found;
  });
}

/**
 * Reads an option that is a list of pages, separated by commas, or `all`.
 *
 * @throws Error for what is no path
 */
export function pagesIn(text: string): readonly string[] {
  if (text === 'all') return allPages;
  const pages = text.split(',').map((page) => page.trim());
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no page: it begins with /, as /produtos does`);
  return pages;
}
