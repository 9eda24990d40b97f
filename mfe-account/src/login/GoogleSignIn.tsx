import { FormStatus } from '@site/shared/ui';
import { useState } from 'react';
import { ActionButton } from '../fields/ActionButton';
import type { AccountSession } from '../session/createSession';
import type { Failure } from '../session/failures';
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

/** Logo that Google requires on a sign-in button (https://developers.google.com/identity/branding-guidelines). */
function GoogleMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}
