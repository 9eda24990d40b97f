import { printable } from './printable';

/** Makes one line of a foreign text, so that no text looks like a line of the program. */
export const oneLine = (text: string): string => printable(text).replaceAll('\n', '\\n');
