import type { ContactFormProps } from '@site/shared/contracts';
import { shortContactSchema } from '@site/shared/forms';
import { useValidatedForm } from '@site/shared/ui';
import { FormShell } from './FormShell';
import { PersonFields } from './PersonFields';
import { useContactSending } from './useContactSending';
import { useEmailConfirmation } from './useEmailConfirmation';

const emptyValues = { name: '', email: '', phone: '' };

export function ShortContactForm({ origin, onSent }: Pick<ContactFormProps, 'origin' | 'onSent'>) {
  const form = useValidatedForm(shortContactSchema, emptyValues);
  const { register, formState } = form;
  const sending = useContactSending(origin, (answer) => {
    form.reset();
    onSent?.({ answer, preferredContact: 'email' });
  });
  const send = useEmailConfirmation(sending.send, (message) =>
    form.setError('email', { message }, { shouldFocus: true }),
  );

  return (
    <FormShell
      origin={origin}
      label="Deixe seu contato"
      sending={sending}
      buttonLabel="Enviar"
      onSubmit={form.handleSubmit(send)}
    >
      <PersonFields
        registrations={{ name: register('name'), email: register('email'), phone: register('phone') }}
        errors={formState.errors}
        layout="column"
      />
    </FormShell>
  );
}
