import type { ContactFormProps, QuoteItem } from '@site/shared/contracts';
import {
  contactLabels,
  emptyContactValues,
  formVersion,
  type QuoteContactValues,
  quoteContactSchema,
  quoteItemsText,
  versionField,
} from '@site/shared/forms';
import { RadioGroup, TextArea, TextField, useValidatedForm } from '@site/shared/ui';
import { FormShell } from './FormShell';
import { PersonFields } from './PersonFields';
import { preferredContactOptions } from './preferredContactOptions';
import { useContactSending } from './useContactSending';
import { useEmailConfirmation } from './useEmailConfirmation';

const { subject: _subject, ...contactValues } = emptyContactValues;
const emptyValues: QuoteContactValues = { ...contactValues, location: '' };

interface Props extends Pick<ContactFormProps, 'origin' | 'onSent'> {
  readonly items: readonly QuoteItem[];
}

export function QuoteContactForm({ origin, items, onSent }: Props) {
  const form = useValidatedForm(quoteContactSchema, emptyValues);
  const { register, formState } = form;
  const sending = useContactSending(origin, (answer) => {
    const { preferredContact, phone } = form.getValues();
    form.reset();
    // Without a number, the company can answer by e-mail alone.
    onSent?.({ answer, preferredContact: phone.trim() === '' ? 'email' : preferredContact });
  });
  const send = useEmailConfirmation(sending.send, (message) =>
    form.setError('email', { message }, { shouldFocus: true }),
  );

  return (
    <FormShell
      origin={origin}
      label="Peça seu orçamento"
      sending={sending}
      buttonLabel="Enviar pedido"
      onSubmit={form.handleSubmit((values: QuoteContactValues, event) =>
        send({ ...values, items: quoteItemsText(items), [versionField]: String(formVersion) }, event),
      )}
    >
      <PersonFields
        registrations={{ name: register('name'), email: register('email'), phone: register('phone') }}
        errors={formState.errors}
        layout="column"
      />
      <TextField
        label={contactLabels.location}
        error={formState.errors.location?.message}
        optional
        maxLength={200}
        {...register('location')}
      />
      <RadioGroup
        legend="Como prefere que a gente responda?"
        options={preferredContactOptions}
        defaultValue={emptyValues.preferredContact}
        {...register('preferredContact')}
      />
      <TextArea
        label="Mensagem"
        hint="Ajuda saber o condomínio ou a empresa, o bairro e os lugares que precisam de proteção."
        error={formState.errors.message?.message}
        optional
        rows={3}
        maxLength={20_000}
        {...register('message')}
      />
    </FormShell>
  );
}
