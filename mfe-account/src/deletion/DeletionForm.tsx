import { confirmationSchema } from '@site/shared/forms';
import { Button, FormStatus, useValidatedForm } from '@site/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ActionButton } from '../fields/ActionButton';
import { PasswordField } from '../fields/PasswordField';
import type { AccountSession } from '../session/createSession';
import type { SignInMethod } from '../session/identityProvider';
import styles from './DeletionForm.module.css';

interface ConfirmationProps {
  readonly session: AccountSession;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

export interface DeletionFormProps extends ConfirmationProps {
  readonly method: SignInMethod;
}

/** Asks the owner of an account to confirm its deletion. */
export function DeletionForm({ method, ...rest }: DeletionFormProps) {
  return method === 'password' ? <PasswordConfirmation {...rest} /> : <GoogleConfirmation {...rest} />;
}

function PasswordConfirmation({ session, onDeleted, onCancel }: ConfirmationProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useValidatedForm(confirmationSchema, {
    password: '',
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('password'), [setFocus]);

  const remove = handleSubmit(async ({ password }) => {
    const failure = await session.deleteAccount(password);
    if (!failure) onDeleted();
    else setError(failure.field === 'password' ? 'password' : 'root', failure, { shouldFocus: true });
  });

  return (
    <Confirmation isBusy={isSubmitting} failure={errors.root?.message} onSubmit={remove} onCancel={onCancel}>
      <PasswordField
        label="Sua senha"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
    </Confirmation>
  );
}

function GoogleConfirmation({ session, onDeleted, onCancel }: ConfirmationProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    const failed = await session.deleteAccount(null);
    setIsBusy(false);
    if (failed) setFailure(failed.message);
    else onDeleted();
  }

  return (
    <Confirmation isBusy={isBusy} failure={failure} onSubmit={remove} onCancel={onCancel}>
      <p>O Google vai pedir, em outra janela, que você confirme a conta.</p>
    </Confirmation>
  );
}

interface FrameProps {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

function Confirmation({ isBusy, failure, onSubmit, onCancel, children }: FrameProps) {
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit} aria-label="Excluir a conta">
      {children}
      {failure && <FormStatus kind="error">{failure}</FormStatus>}
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
