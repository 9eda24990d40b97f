import { parseArgs } from 'node:util';
import { allPages } from '@site/tools/weights/budgets';

/** `--name VALUE`; the default sets the type. A boolean is a switch without a value. */
export interface Option {
  readonly default: number | string | boolean;
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;

type Widened<T> = T extends number ? number : T extends boolean ? boolean : string;
export type Values<O extends Options> = { readonly [Name in keyof O]: Widened<O[Name]['default']> };

export interface Report {
  readonly title: string;
  readonly blocks: readonly string[];
  /** Name and version of a tool that the figures depend on. */
  readonly instrument?: string;
  readonly findings?: readonly string[];
}

export type Log = (line: string) => void;

export interface Measurement<O extends Options = Options> {
  readonly about: string;
  readonly options: O;
  run(values: Values<O>, log: Log): Promise<Report>;
}

export const measurement = <const O extends Options>(definition: Measurement<O>): Measurement<O> => definition;

const common = {
  write: { default: false, help: 'also saves the result, in docs/measurements' },
  help: { default: false, help: 'this text' },
} as const satisfies Options;

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

export function readOptions<O extends Options>(options: O, args: readonly string[]): Values<O & typeof common> {
  const all = Object.entries<Option>({ ...options, ...common });
  const kinds = all.map(([name, { default: value }]) => {
    return [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }] as const;
  });
  let given: Readonly<Record<string, unknown>>;
  try {
    given = parseArgs({ args: [...args], options: Object.fromEntries(kinds) }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n', 1)[0]} (see --help)`);
  }
  const values = all.map(([name, { default: value }]) => {
    const text = given[name] ?? value;
    return [name, typeof value === 'number' ? wholeNumber(name, String(text)) : text];
  });
  return Object.fromEntries(values);
}

export function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number from 1, not "${text}"`);
  return number;
}

/** `none` is the empty list. @throws Error for an unknown name */
export function listed<Name extends string>(text: string, known: readonly Name[]): readonly Name[] {
  if (text === 'none') return [];
  return text.split(',').map((part) => {
    const found = known.find((it) => it === part.trim());
    if (found === undefined) throw new Error(`"${part.trim()}" is not one of ${known.join(', ')}`);
    return found;
  });
}

/** Separated by commas, or `all`. @throws Error for a path without its slash */
export function pagesIn(text: string): readonly string[] {
  if (text === 'all') return allPages;
  const pages = text.split(',').map((page) => page.trim());
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a path: paths begin with /, such as /produtos`);
  return pages;
}
