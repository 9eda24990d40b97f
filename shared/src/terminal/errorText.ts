import { isProgrammingError } from './isProgrammingError';
import { oneLine } from './oneLine';

/** Writes an error that the user can fix as one line, one of the program with type, stack and causes. Messages may be foreign text. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error));
  const { name, message, stack = '', cause } = error;
  if (!isProgrammingError(error) && cause === undefined) return oneLine(`Error: ${message}`);
  const calls = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return [
    oneLine(`${name}: ${message}`),
    ...calls.filter((line) => /^ {4}at /.test(line)).map(oneLine),
    ...(cause === undefined ? [] : [`  because: ${errorText(cause)}`]),
  ].join('\n');
}
