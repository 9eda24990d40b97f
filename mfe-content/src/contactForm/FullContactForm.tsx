import { useLocation, useNavigate } from '@site/shared';
import {
  contactAnswerId,
  contactFormAnchor,
  earlyChecks,
  emptyContactValues,
  type FullContactValues,
  fullContactSchema,
  isListRequest,
  isQuote,
  readQuote,
  readRequest,
} from '@site/shared/forms';
import { RadioGroup, TextArea, TextField, useValidatedForm } from '@site/shared/ui';
import { useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './ContactForm.module.css';
import { clearDraft, readDraft, saveDraft } from './draftStorage';
import { FormShell } from './FormShell';
import { PersonFields } from './PersonFields';
import { preferredContactOptions } from './preferredContactOptions';
import { useContactSending } from './useContactSending';
import { useEarlyChoice } from './useEarlyChoice';
import { useEmailConfirmation } from './useEmailConfirmation';

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
  useRequest(form);

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

function useDraft(form: UseFormReturn<FullContactValues>): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const draft = readDraft();
    for (const name of Object.keys(draft) as (keyof FullContactValues)[]) {
      const kept = draft[name];
      if (kept && getValues(name) === emptyContactValues[name]) setValue(name, kept);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [getValues, setValue, subscribe]);
}

/** Fills in the quote of the address (`quotePath`), over an earlier quote, but not over typed text. */
function useQuote({ getValues, setValue }: UseFormReturn<FullContactValues>): void {
  const { search } = useLocation();
  useEffect(() => {
    const quote = readQuote(search);
    if (!quote) return;
    const [subject, message] = getValues(['subject', 'message']);
    const isEarlier = isQuote({ subject, message });
    if (isEarlier || subject === '') setValue('subject', quote.subject);
    if (isEarlier || message === '') setValue('message', quote.message);
  }, [search, getValues, setValue]);
}

/** Fills in the request that another page hands over (`requestNavigation`), once; typed text stays above it. */
function useRequest({ getValues, setValue }: UseFormReturn<FullContactValues>): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const request = readRequest(state);
    if (!request) return;
    const [subject, message] = getValues(['subject', 'message']);
    const isReplaced = message === '' || isListRequest(message) || isQuote({ subject, message });
    if (isReplaced || subject === '') setValue('subject', request.subject);
    setValue('message', isReplaced ? request.message : `${message}\n\n${request.message}`);
    // The draft keeps the values. After a reload the request would be added again.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [state, pathname, search, hash, getValues, setValue, navigate]);
}
