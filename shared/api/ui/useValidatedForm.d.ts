import { type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
/**
 * A form that follows a schema of `@site/shared/forms`: it is checked when sent, and from then on as it is typed; also where
 * the first responder has refused to send it. `register('email')` gives the props of a field.
 */
export declare function useValidatedForm<Schema extends GenericSchema<FieldValues, FieldValues>>(schema: Schema, defaultValues: DefaultValues<InferInput<Schema>>): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>>;
