import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { checkedFields, showMessage } from '../early/earlyForm';
import { refusedForm, setRefusedForm } from '../early/page';
import { checkFields } from '../forms';

/**
 * A form that follows a schema of `@site/shared/forms`: it is checked when sent, and from then on as it is typed; also where
 * the first responder has refused to send it. `register('email')` gives the props of a field.
 */
export function useValidatedForm<Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<InferInput<Schema>>,
): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>> {
  const [wasRefused, setWasRefused] = useState(false);
  const form = useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
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
    mode: wasRefused ? 'onChange' : 'onSubmit',
  });

  const { isSubmitted } = form.formState;
  useEffect(() => {
    if (isSubmitted) setWasRefused(false);
  }, [isSubmitted]);
  useEffect(() => {
    if (isRefused(form)) {
      setWasRefused(true);
      void takeMessagesOver(form);
    }
  }, [form]);
  return form;
}

/** Whether the form that the first responder has refused is this one, by the names of its fields: React may have made it anew. */
function isRefused({ getValues }: UseFormReturn<FieldValues>): boolean {
  const refused = refusedForm();
  const values = getValues();
  return Boolean(refused && checkedFields(refused).every(({ name }) => name in values));
}

/** Checks a form that the first responder has refused, and leaves the focus where the visitor has it by now. */
async function takeMessagesOver({ trigger, getFieldState }: UseFormReturn<FieldValues>): Promise<void> {
  const refused = refusedForm();
  const fields = refused ? checkedFields(refused) : [];
  setRefusedForm(null);
  // Other effects fill in what was typed before a reload.
  await null;
  await trigger();
  // React knows nothing of the responder's messages, and would leave those that are not its own.
  for (const field of fields) showMessage(field, getFieldState(field.name).error?.message ?? '');
}
