import {
  contactAnswerId,
  contactFormAnchor,
  earlyChecks,
  emptyContactValues,
  fullContactSchema,
} from '@site/shared/forms';
import { RadioGroup, TextArea, TextField, useValidatedForm } from '@site/shared/ui';
import { useId } from 'react';
import styles from './ContactForm.module.css';
import { clearDraft } from './draftStorage';
import { FormShell } from './FormShell';
import { PersonFields } from './PersonFields';
import { preferredContactOptions } from './preferredContactOptions';
import { useContactSending } from './useContactSending';
import { useDraft } from './useDraft';
import { useEarlyChoice } from './useEarlyChoice';
import { useEmailConfirmation } from './useEmailConfirmation';
import { useQuote } from './useQuote';

/** Form of the contact page (spec 2, Contact). Typed values survive a reload. */
export function FullContactForm({ origin }: { readonly origin: string }) {
  const titleId = useId();
  const form = useValidatedForm(fullContactSchema, emptyContactValues);
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useContactSending(origin, () => {
    form.reset();
    clearDraft();
  });
  const send = useEmailConfirmation(sending.send, (message) =>
    form.setError('email', { message }, { shouldFocus: true }),
  );
  const preferredContact = register('preferredContact');
  const preferredContactRef = useEarlyChoice(preferredContact, form.setValue);
  useDraft(form);
  useQuote(form);

  return (
    <section id={contactFormAnchor} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Entre em contato
      </h2>
      <FormShell
        origin={origin}
        labelledBy={titleId}
        sending={sending}
        buttonLabel="Enviar mensagem"
        answerId={contactAnswerId}
        onSubmit={form.handleSubmit(send)}
      >
        <PersonFields
          registrations={{ name: register('name'), email: register('email'), phone: register('phone') }}
          errors={errors}
          layout="pairs"
        />
        <TextField
          label="Assunto"
          error={errors.subject?.message}
          required
          maxLength={200}
          {...earlyChecks.subject}
          {...register('subject')}
        />
        <TextArea
          label="Mensagem"
          error={errors.message?.message}
          required
          maxLength={20_000}
          {...earlyChecks.message}
          {...register('message')}
        />
        <RadioGroup
          legend="Como prefere que a gente responda?"
          options={preferredContactOptions}
          defaultValue={emptyContactValues.preferredContact}
          {...preferredContact}
          ref={preferredContactRef}
        />
      </FormShell>
    </section>
  );
}
