/** What the visitor is told about an operation that failed. */
export interface Failure {
  readonly message: string;
  /** The field that the message stands under; left out, it stands above the button. */
  readonly field?: 'email';
}

export type Operation = 'signUp' | 'signIn' | 'signInWithGoogle' | 'sendPasswordReset';

interface Row {
  /** By the provider's code (https://firebase.google.com/docs/reference/js/auth#autherrorcodes). */
  readonly known: Readonly<Record<string, Failure>>;
  readonly other: Failure;
}

const invalidCredentials: Failure = { message: 'E-mail ou senha inválidos.' };
const googleFailed: Failure = { message: 'Erro ao fazer login com Google. Tente novamente.' };

/** The error catalogue of spec 8, as far as it concerns accounts. */
const catalogue: Readonly<Record<Operation, Row>> = {
  signUp: {
    known: { 'auth/email-already-in-use': { message: 'Este e-mail já está em uso.', field: 'email' } },
    other: { message: 'Falha ao criar a conta. Tente novamente.' },
  },
  signIn: {
    known: {
      // Projects with e-mail enumeration protection answer the first; others, and the emulator, the other two.
      'auth/invalid-credential': invalidCredentials,
      'auth/user-not-found': invalidCredentials,
      'auth/wrong-password': invalidCredentials,
    },
    other: { message: 'Erro ao fazer login. Tente novamente.' },
  },
  signInWithGoogle: {
    known: {
      // A popup that ends without a session may be the visitor's wish or Google's refusal, which shows only there.
      'auth/popup-closed-by-user': googleFailed,
      'auth/cancelled-popup-request': googleFailed,
    },
    other: googleFailed,
  },
  sendPasswordReset: {
    known: { 'auth/user-not-found': { message: 'Usuário não encontrado.' } },
    other: { message: 'Erro ao enviar link de recuperação.' },
  },
};

/** The message for an error; one that the catalogue does not know by its code is logged. */
export function failureOf(operation: Operation, error: unknown): Failure {
  const { known, other } = catalogue[operation];
  const failure = known[codeOf(error)];
  if (failure) return failure;
  console.error(other.message, error);
  return other;
}

function codeOf(error: unknown): string {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
