import { Button, FormStatus, Section } from '@site/shared/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { SignInMethod } from '../session/identityProvider';
import { useSession } from '../session/SessionContext';
import styles from './AccountDeletion.module.css';
import type { DeletionFormProps } from './DeletionForm';

interface OpenedForm {
  readonly Form: ComponentType<DeletionFormProps>;
  readonly method: SignInMethod;
}

/** Section in which signed-in visitors delete their account (LGPD, art. 18, VI). The form's code loads when it is opened. */
export function AccountDeletion() {
  const { session, state } = useSession();
  const [opened, setOpened] = useState<OpenedForm | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [outcome, setOutcome] = useState<'failed' | 'deleted' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(false);

  useEffect(() => {
    // The focused control has been removed.
    if (outcome === 'deleted') status.current?.focus();
  }, [outcome]);
  useEffect(() => {
    if (opened || !wasCancelled.current) return;
    wasCancelled.current = false;
    opener.current?.focus();
  }, [opened]);

  async function open() {
    if (isOpening) return;
    setIsOpening(true);
    setOutcome(null);
    try {
      const [{ DeletionForm }, method] = await Promise.all([import('./DeletionForm'), session.signInMethod()]);
      setOpened({ Form: DeletionForm, method });
    } catch (error) {
      console.error('Erro ao abrir a exclusão da conta:', error);
      setOutcome('failed');
    }
    setIsOpening(false);
  }

  function cancel() {
    wasCancelled.current = true;
    setOpened(null);
  }

  function finish() {
    setOpened(null);
    setOutcome('deleted');
  }

  if (outcome === 'deleted' && state.status !== 'signed-in')
    return (
      <Section>
        <div ref={status} tabIndex={-1} className={styles.deletion}>
          <FormStatus kind="success">Sua conta foi excluída.</FormStatus>
        </div>
      </Section>
    );
  if (state.status !== 'signed-in') return null;
  return (
    <Section aria-labelledby="account-deletion">
      <div className={styles.deletion}>
        <h2 id="account-deletion" className={styles.title}>
          Excluir a conta
        </h2>
        <p className={styles.text}>
          A exclusão apaga o seu nome, o seu e-mail e a sua senha, e não pode ser desfeita. O carrinho continua neste
          navegador.
        </p>
        {opened ? (
          <opened.Form session={session} method={opened.method} onDeleted={finish} onCancel={cancel} />
        ) : (
          <Button ref={opener} variant="secondary" disabled={isOpening} onClick={open}>
            {isOpening ? 'Abrindo...' : 'Excluir minha conta'}
          </Button>
        )}
        {outcome === 'failed' && (
          <FormStatus kind="error">
            Não foi possível abrir a exclusão. Verifique a internet e tente novamente.
          </FormStatus>
        )}
      </div>
    </Section>
  );
}
