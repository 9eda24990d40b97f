import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { checkedFields, showMessage } from '../early/earlyForm';
import { refusedForm, setRefusedForm } from '../early/page';
import { checkFields } from '../forms';

/** Validates on submit, then on every input, also after the first responder has refused to submit. */
export function useValidatedForm<Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<InferInput<Schema>>,
): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>> {
  const [wasRefused, setWasRefused] = useState(false);
  const form = useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    // The library's resolver for valibot skips rules between fields after the first invalid field.
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
    mode: wasRefused ? 'onChange' : 'onSubmit',
  });

  const { isSubmitted } = form.formState;
  useEffect(() => {
    if (isSubmitted) setWasRefused(false);
  }, [isSubmitted]);
  useEffect(() => {
    if (isRefused(form)) {
      setWasRefused(true);
      void adoptMessages(form);
    }
  }, [form]);
  return form;
}

/** Compares this form with the one that the first responder has refused by field names: React may have replaced the element. */
function isRefused({ getValues }: UseFormReturn<FieldValues>): boolean {
  const refused = refusedForm();
  const values = getValues();
  return Boolean(refused && checkedFields(refused).every(({ name }) => name in values));
}

/** Validates a form that the first responder has refused, without moving the focus. */
async function adoptMessages({ trigger, getFieldState }: UseFormReturn<FieldValues>): Promise<void> {
  const refused = refusedForm();
  const fields = refused ? checkedFields(refused) : [];
  setRefusedForm(null);
  // Other effects restore input from before a reload.
  await null;
  await trigger();
  // React does not remove messages that the first responder has written.
  for (const field of fields) showMessage(field, getFieldState(field.name).error?.message ?? '');
}
