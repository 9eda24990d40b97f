export interface Failure {
  readonly message: string;
  /** Field that shows the message below it; without one the form shows the message above its fields. */
  readonly field?: 'email' | 'password';
}

export type Operation = 'signUp' | 'signIn' | 'signInWithGoogle' | 'sendPasswordReset' | 'deleteAccount';

interface Row {
  /** Keys are the provider's codes (https://firebase.google.com/docs/reference/js/auth#autherrorcodes). */
  readonly known: Readonly<Record<string, Failure>>;
  readonly other: Failure;
}

const invalidCredentials: Failure = { message: 'E-mail ou senha inválidos.' };
const wrongPassword: Failure = { message: 'Senha incorreta.', field: 'password' };
const popupClosed: Failure = { message: 'A janela do Google foi fechada. A conta não foi excluída.' };
const noAccount: Failure = { message: 'Você já não está nesta conta. Entre de novo para excluí-la.' };
const googleFailed: Failure = { message: 'Erro ao fazer login com Google. Tente novamente.' };

/** Error catalogue of accounts (spec 8; deletion: LGPD, art. 18, VI). */
const catalogue: Readonly<Record<Operation, Row>> = {
  signUp: {
    known: { 'auth/email-already-in-use': { message: 'Este e-mail já está em uso.', field: 'email' } },
    other: { message: 'Falha ao criar a conta. Tente novamente.' },
  },
  signIn: {
    known: {
      // Projects with e-mail enumeration protection answer with the first code; others and the emulator with the other two.
      'auth/invalid-credential': invalidCredentials,
      'auth/user-not-found': invalidCredentials,
      'auth/wrong-password': invalidCredentials,
    },
    other: { message: 'Erro ao fazer login. Tente novamente.' },
  },
  signInWithGoogle: {
    known: {
      // These codes also come when Google refuses the sign-in: it says so in the popup only.
      'auth/popup-closed-by-user': googleFailed,
      'auth/cancelled-popup-request': googleFailed,
    },
    other: googleFailed,
  },
  sendPasswordReset: {
    known: { 'auth/user-not-found': { message: 'Usuário não encontrado.' } },
    other: { message: 'Erro ao enviar link de recuperação.' },
  },
  deleteAccount: {
    known: {
      'auth/invalid-credential': wrongPassword,
      'auth/wrong-password': wrongPassword,
      'auth/too-many-requests': { message: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.' },
      'auth/network-request-failed': { message: 'Sem conexão. Verifique a internet e tente novamente.' },
      'auth/user-mismatch': { message: 'Esta é outra conta do Google. Escolha a conta com que você entrou.' },
      'auth/popup-closed-by-user': popupClosed,
      'auth/cancelled-popup-request': popupClosed,
      'auth/popup-blocked': { message: 'O navegador bloqueou a janela do Google. Permita janelas deste site.' },
      'auth/requires-recent-login': { message: 'Saia da conta, entre de novo e repita a exclusão.' },
      'auth/no-current-user': noAccount,
      'auth/user-not-found': noAccount,
      'auth/user-token-expired': noAccount,
      'auth/user-disabled': { message: 'Esta conta está desativada. Fale conosco para excluí-la.' },
    },
    other: { message: 'Não foi possível excluir a conta. Tente novamente.' },
  },
};

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
