import { useSiteConfig } from '@site/shared';
import { hiddenFields } from '@site/shared/forms';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { type ContactFields, sendContactMessage, TooManyMessagesError } from './sendContactMessage';

/** Spec 8, Contact send failure. */
const failureText = 'Erro ao enviar a mensagem. Por favor, tente novamente.';

/** Shown where the server answers with an empty text. */
const silentSuccessText = 'Mensagem enviada.';

export interface Outcome {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly fields: ContactFields;
}

export interface ContactSending {
  readonly isSending: boolean;
  readonly outcome: Outcome | null;
  readonly forgetOutcome: () => void;
  /** Sends the checked fields; while that is under way, further calls do nothing. */
  readonly send: (fields: ContactFields, event?: BaseSyntheticEvent) => Promise<void>;
}

/** Spec 4, Contact form. @param onSuccess called with the text that answers the visitor */
export function useContactSending(origin: string, onSuccess: (answer: string) => void): ContactSending {
  const { mailEndpoint } = useSiteConfig();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isBusy = useRef(false);
  const last = useRef({ key: '', text: '' });

  /** Equal fields get an equal key, by which the server recognises a message that is sent again after a lost answer. */
  function keyOf(fields: ContactFields): string {
    const text = JSON.stringify(fields);
    if (last.current.text !== text) last.current = { key: newKey(), text };
    return last.current.key;
  }

  async function send(fields: ContactFields, event?: BaseSyntheticEvent) {
    // State changes too late for the second click of a double click.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      const text = await sendContactMessage(mailEndpoint, {
        ...fields,
        origem_formulario: origin,
        [hiddenFields.trap]: trapValue(event?.target),
        [hiddenFields.key]: keyOf(fields),
      });
      last.current = { key: '', text: '' };
      const answer = text.trim() || silentSuccessText;
      onSuccess(answer);
      setOutcome({ kind: 'success', text: answer, fields });
    } catch (error) {
      const text = error instanceof TooManyMessagesError ? error.message : failureText;
      setOutcome({ kind: 'error', text, fields });
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, outcome, forgetOutcome: () => setOutcome(null), send };
}

function trapValue(form: unknown): string {
  return form instanceof HTMLFormElement ? String(new FormData(form).get(hiddenFields.trap) ?? '') : '';
}

/** 128 random bits. `randomUUID` is missing on pages without TLS. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((it) => it.toString(36)).join('-');
