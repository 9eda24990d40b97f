import * as v from 'valibot';
export type CheckedFields<Output> = {
    readonly success: true;
    readonly values: Output;
} | {
    readonly success: false;
    readonly messages: Readonly<Record<string, string>>;
};
/**
 * Normalises the fields of a form (`cleanLine`), then validates them. Pages and the server use the same function.
 *
 * @returns the values, or the first message of each invalid field
 */
export declare function checkFields<Schema extends v.GenericSchema>(schema: Schema, fields: unknown): CheckedFields<v.InferOutput<Schema>>;
