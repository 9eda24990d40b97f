import * as v from 'valibot';
export type CheckedFields<Output> = {
    readonly success: true;
    readonly values: Output;
} | {
    readonly success: false;
    readonly messages: Readonly<Record<string, string>>;
};
/** Judges the fields of a form outside a page, as the page does: for each wrong field the first message that applies. */
export declare function checkFields<Schema extends v.GenericSchema>(schema: Schema, fields: unknown): CheckedFields<v.InferOutput<Schema>>;
