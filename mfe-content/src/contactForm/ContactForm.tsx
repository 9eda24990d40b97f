import type { ContactFormProps } from '@site/shared/contracts';
import { shortContactSchema } from '@site/shared/forms';
import { useValidatedForm } from '@site/shared/ui';
import { FormShell } from './FormShell';
import { FullContactForm } from './FullContactForm';
import { PersonFields } from './PersonFields';
import { QuoteContactForm } from './QuoteContactForm';
import { useContactSending } from './useContactSending';
import { useEmailConfirmation } from './useEmailConfirmation';

export function ContactForm({ variant, origin, items, onSent }: ContactFormProps) {
  if (variant === 'full') return <FullContactForm origin={origin} />;
  if (items?.length) return <QuoteContactForm origin={origin} items={items} onSent={onSent} />;
  return <ShortContactForm origin={origin} onSent={onSent} />;
}

const emptyValues = { name: '', email: '', phone: '' };

function ShortContactForm({ origin, onSent }: Pick<ContactFormProps, 'origin' | 'onSent'>) {
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
