import { useSiteConfig } from '@site/shared';
import { Button, FormStatus, PrivacyNote, RequiredNote, ServerAnswer } from '@site/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './ContactForm.module.css';
import { Honeypot } from './Honeypot';
import type { ContactSending } from './useContactSending';
import { useFocusOnOutcome } from './useFocusOnOutcome';

interface Props {
  readonly origin: string;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly buttonLabel: string;
  /** Id of the paragraph for the answer of the server (`contactAnswerId`), in forms that the server can fill in. */
  readonly answerId?: string;
  readonly sending: ContactSending;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  readonly children: ReactNode;
}

/** Before hydration, or without scripts, the browser sends and validates the plain HTML form. */
export function FormShell({ origin, label, labelledBy, buttonLabel, answerId, sending, onSubmit, children }: Props) {
  const { mailEndpoint } = useSiteConfig();
  const { isSending, outcome } = sending;
  const status = useFocusOnOutcome(outcome);

  return (
    <form
      className={styles.form}
      method="post"
      action={mailEndpoint}
      encType="multipart/form-data"
      ref={disableNativeValidation}
      aria-label={label}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        sending.forgetOutcome();
        void onSubmit(event);
      }}
    >
      <RequiredNote />
      {children}
      <input type="hidden" name="origem_formulario" value={origin} />
      <Honeypot />
      <PrivacyNote purpose="Usamos estes dados só para responder a você." />
      <div className={styles.actions}>
        <Button type="submit" size="large" disabled={isSending}>
          {isSending ? 'Enviando...' : buttonLabel}
        </Button>
      </div>
      {answerId && <ServerAnswer id={answerId} />}
      <div ref={status} tabIndex={-1} className={styles.outcome}>
        {outcome && <FormStatus kind={outcome.kind}>{outcome.text}</FormStatus>}
      </div>
    </form>
  );
}

/** Not the prop `noValidate`, which would also stand in the HTML; nor an effect, which runs after React handles events. */
function disableNativeValidation(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
