import * as v from 'valibot';

export type CheckedFields<Output> =
  | { readonly success: true; readonly values: Output }
  | { readonly success: false; readonly messages: Readonly<Record<string, string>> };

/** Judges the fields of a form outside a page, as the page does: for each wrong field the first message that applies. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): CheckedFields<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, fields);
  if (result.success) return { success: true, values: result.output };
  const messages: Record<string, string> = {};
  for (const issue of result.issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { success: false, messages };
}
