import { Button, FormStatus } from '@site/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../fields/ActionButton';
import { PasswordField } from '../fields/PasswordField';
import type { AccountSession } from '../session/createSession';
import type { Failure } from '../session/failures';
import type { SignInMethod } from '../session/identityProvider';
import styles from './DeletionForm.module.css';

export interface DeletionFormProps {
  readonly session: AccountSession;
  readonly method: SignInMethod;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

const missingPassword: Failure = { message: 'A senha é obrigatória.', field: 'password' };

/** Confirms by password, or in Google's popup. The form library would split the other pages into one more file. */
export function DeletionForm({ session, method, onDeleted, onCancel }: DeletionFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (failure?.field === 'password') field.current?.focus();
  }, [failure]);

  async function remove(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? null;
    if (isBusy) return;
    if (password === '') {
      setFailure({ ...missingPassword });
      return;
    }
    setIsBusy(true);
    setFailure(null);
    const failed = await session.deleteAccount(password);
    setIsBusy(false);
    if (failed) setFailure({ ...failed });
    else onDeleted();
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={remove} aria-label="Excluir a conta">
      {method === 'password' ? (
        <PasswordField
          ref={field}
          name="password"
          label="Sua senha"
          autoComplete="current-password"
          error={failure?.field === 'password' ? failure.message : undefined}
        />
      ) : (
        <p>O Google vai pedir, em outra janela, que você confirme a conta.</p>
      )}
      {failure && failure.field !== 'password' && <FormStatus kind="error">{failure.message}</FormStatus>}
      <div className={styles.actions}>
        <ActionButton type="submit" busy={isBusy} busyLabel="Excluindo...">
          Excluir definitivamente
        </ActionButton>
        <Button variant="secondary" size="large" wide disabled={isBusy} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
