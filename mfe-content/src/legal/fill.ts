/**
 * Replaces the placeholders of a text, such as `{email}`, by values.
 *
 * @returns the pieces of the text in order, so that values may be elements
 */
export const fill = <Value>(text: string, values: Readonly<Record<string, Value>>): readonly (string | Value)[] =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? (values[piece] ?? piece) : piece))
    .filter((piece) => piece !== '');
