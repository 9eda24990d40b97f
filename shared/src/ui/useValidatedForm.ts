import { toNestErrors } from '@hookform/resolvers';
import { type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { checkFields } from '../forms';

/**
 * A form that follows a schema of `@site/shared/forms`: it is checked when sent, and from then on as it is typed.
 * `register('email')` gives the props of a field.
 */
export function useValidatedForm<Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<InferInput<Schema>>,
): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>> {
  return useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    // Not the resolver for valibot: at the first wrong field it leaves the rules between fields unchecked.
    resolver(fields, _context, options) {
      const checked = checkFields(schema, fields);
      if (checked.success) return { values: checked.values, errors: {} };
      const errors = Object.entries(checked.messages).map(([name, message]) => [name, { type: 'rule', message }]);
      return {
        values: {},
        errors: toNestErrors(Object.fromEntries(errors) as FieldErrors<InferInput<Schema>>, options),
      };
    },
    defaultValues,
  });
}
