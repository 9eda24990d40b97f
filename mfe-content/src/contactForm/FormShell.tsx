import { useSiteConfig } from '@site/shared';
import { hiddenFields } from '@site/shared/forms';
import { Button, FormStatus, PrivacyNote, RequiredNote, ServerAnswer } from '@site/shared/ui';
import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import './ContactForm.print.module.css';
import styles from './ContactForm.module.css';
import type { ContactSending, Outcome } from './useContactSending';

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

const loadAfterSending = () =>
  import('./AfterSending').then(
    (module) => ({ default: module.AfterSending }),
    // Without its code the result stands alone.
    () => ({ default: () => null }),
  );

const AfterSending = lazy<ComponentType<{ readonly outcome: Outcome }>>(loadAfterSending);

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
      // While the visitor types: the network may be gone when the message is sent.
      onFocus={loadAfterSending}
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
        {outcome && (
          <Suspense>
            <AfterSending outcome={outcome} />
          </Suspense>
        )}
      </div>
    </form>
  );
}

/** Not the prop `noValidate`, which would also stand in the HTML; nor an effect, which runs after React handles events. */
function disableNativeValidation(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

/** Hidden field that simple robots fill in. Attributes and `display: none` keep password managers from filling it in. */
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Não preencha este campo
        <input
          type="text"
          name={hiddenFields.trap}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}

/** Moves the focus only where the disabled submit button has lost the focus. */
function useFocusOnOutcome(outcome: Outcome | null) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches('dialog, button[type=submit]');
    if (outcome && isLost) status.current?.focus();
  }, [outcome]);
  return status;
}
