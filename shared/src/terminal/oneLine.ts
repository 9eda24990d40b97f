import { printable } from './printable';

/** One line of a log, whatever the foreign text in it: no text looks like a line of the program. */
export const oneLine = (text: string): string => printable(text).replaceAll('\n', '\\n');
