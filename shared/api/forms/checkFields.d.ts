import * as v from 'valibot';
export type CheckedFields<Output> = {
    readonly success: true;
    readonly values: Output;
} | {
    readonly success: false;
    readonly messages: Readonly<Record<string, string>>;
};
/**
 * Checks the fields of a form, in the page and on the server alike, without what pasted text brings along (`cleanLine`).
 *
 * @returns for each wrong field the first message that applies
 */
export declare function checkFields<Schema extends v.GenericSchema>(schema: Schema, fields: unknown): CheckedFields<v.InferOutput<Schema>>;
