import * as v from 'valibot';
import { cleanLine, cleanLines, cleanSentence } from '../format';

export type CheckedFields<Output> =
  | { readonly success: true; readonly values: Output }
  | { readonly success: false; readonly messages: Readonly<Record<string, string>> };

/** Normalisation by field name; `cleanLine` for all other fields. Passwords stay as typed. */
const cleaners: Readonly<Record<string, (text: string) => string>> = {
  UserName: cleanSentence,
  subject: cleanSentence,
  origem_formulario: cleanSentence,
  message: cleanLines,
  // JSON; its texts are normalised where they are shown.
  items: (text) => text,
  password: (text) => text,
  confirmPassword: (text) => text,
};

/** Pages and the server use the same function. @returns the values, or the first message of each invalid field */
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
    const cleaner = Object.hasOwn(cleaners, name) ? cleaners[name] : cleanLine;
    return [name, typeof value === 'string' && cleaner ? cleaner(value) : value];
  };
  return Object.fromEntries(Object.entries(fields).map(clean));
}
