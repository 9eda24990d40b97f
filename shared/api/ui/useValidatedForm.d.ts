import { type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
/**
 * Form with a schema of `@site/shared/forms`. It is validated on submit, and on every input after the first submit, or after the
 * first responder has refused to submit it.
 */
export declare function useValidatedForm<Schema extends GenericSchema<FieldValues, FieldValues>>(schema: Schema, defaultValues: DefaultValues<InferInput<Schema>>): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>>;
