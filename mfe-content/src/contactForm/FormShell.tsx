import { useIsHydrating, useSiteConfig } from '@site/shared';
import { Button, FormStatus, ServerAnswer } from '@site/shared/ui';
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
  /** Id of the paragraph that the server writes its answer into (`contactAnswerId`), in a form that it answers. */
  readonly answerId?: string;
  readonly sending: ContactSending;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  readonly children: ReactNode;
}

/**
 * The form around the fields: where it goes, its button and its outcome. Before its code arrives, or without it, this is
 * plain HTML that the browser checks and sends by itself.
 */
export function FormShell({ origin, label, labelledBy, buttonLabel, answerId, sending, onSubmit, children }: Props) {
  const { mailEndpoint } = useSiteConfig();
  const isHydrating = useIsHydrating();
  const { isSending, outcome } = sending;
  const status = useFocusOnOutcome(outcome);

  return (
    <form
      className={styles.form}
      method="post"
      action={mailEndpoint}
      encType="multipart/form-data"
      noValidate={!isHydrating}
      aria-label={label}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        sending.forgetOutcome();
        void onSubmit(event);
      }}
    >
      {children}
      <input type="hidden" name="origem_formulario" value={origin} />
      <Honeypot />
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
