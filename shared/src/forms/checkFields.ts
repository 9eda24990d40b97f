import * as v from 'valibot';
import { cleanLine, cleanLines, cleanSentence } from '../format';

export type CheckedFields<Output> =
  | { readonly success: true; readonly values: Output }
  | { readonly success: false; readonly messages: Readonly<Record<string, string>> };

/** How the text of a field is cleaned before it is checked; every other field is one line. A password is what was typed. */
const cleaning: Readonly<Record<string, (text: string) => string>> = {
  UserName: cleanSentence,
  subject: cleanSentence,
  origem_formulario: cleanSentence,
  message: cleanLines,
  password: (text) => text,
  confirmPassword: (text) => text,
};

/**
 * Checks the fields of a form, in the page and on the server alike, without what pasted text brings along (`cleanLine`).
 *
 * @returns for each wrong field the first message that applies
 */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): CheckedFields<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, cleaned(fields));
  if (result.success) return { success: true, values: result.output };
  const messages: Record<string, string> = {};
  for (const issue of result.issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { success: false, messages };
}

function cleaned(fields: unknown): unknown {
  if (typeof fields === 'string') return cleanLine(fields);
  if (typeof fields !== 'object' || fields === null) return fields;
  const clean = ([name, value]: [string, unknown]) => {
    const by = Object.hasOwn(cleaning, name) ? cleaning[name] : cleanLine;
    return [name, typeof value === 'string' && by ? by(value) : value];
  };
  return Object.fromEntries(Object.entries(fields).map(clean));
}
