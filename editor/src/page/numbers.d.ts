interface WrittenNumber {
  /** Text that says what to write, in Portuguese. */
  readonly wanted: string;
  readonly read: (text: string) => number | null;
  readonly write: (number: number) => string;
}

export const numbers: Readonly<Record<'money' | 'count', WrittenNumber>>;
