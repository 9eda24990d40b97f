import { FormStatus } from '@site/shared/ui';
import { useState } from 'react';
import { ActionButton } from '../fields/ActionButton';
import type { AccountSession } from '../session/createSession';
import type { Failure } from '../session/failures';
import { GoogleMark } from './GoogleMark';
import styles from './GoogleSignIn.module.css';

/** Sign-in through Google's popup. The form stays enabled meanwhile: Google may take half a minute to report a failure. */
export function GoogleSignIn({ session }: { readonly session: AccountSession }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function signIn() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setFailure(await session.signInWithGoogle());
    setBusy(false);
  }

  return (
    <div className={styles.google}>
      <ActionButton variant="secondary" busy={busy} busyLabel="Conectando ao Google..." onClick={signIn}>
        <GoogleMark />
        Fazer login com Google
      </ActionButton>
      {failure && <FormStatus kind="error">{failure.message}</FormStatus>}
    </div>
  );
}
