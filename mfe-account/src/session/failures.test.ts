import { providerError } from '../testing/renderWithSession';
import { failureOf, type Operation } from './failures';

test.each<[Operation, string, string]>([
  ['signUp', 'auth/email-already-in-use', 'Este e-mail já está em uso.'],
  ['signIn', 'auth/user-not-found', 'E-mail ou senha inválidos.'],
  ['signIn', 'auth/invalid-credential', 'E-mail ou senha inválidos.'],
  ['signIn', 'auth/wrong-password', 'E-mail ou senha inválidos.'],
  ['signInWithGoogle', 'auth/popup-closed-by-user', 'Erro ao fazer login com Google. Tente novamente.'],
  ['signInWithGoogle', 'auth/cancelled-popup-request', 'Erro ao fazer login com Google. Tente novamente.'],
  ['sendPasswordReset', 'auth/user-not-found', 'Usuário não encontrado.'],
])('%s: %s is "%s", and is not logged (spec 8)', (operation, code, message) => {
  expect(failureOf(operation, providerError(code)).message).toBe(message);
});

test('an e-mail in use is an error of the e-mail field (spec 8)', () => {
  expect(failureOf('signUp', providerError('auth/email-already-in-use')).field).toBe('email');
});

test.each<[Operation, unknown, string]>([
  ['signUp', providerError('auth/weak-password'), 'Falha ao criar a conta. Tente novamente.'],
  ['signIn', providerError('auth/too-many-requests'), 'Erro ao fazer login. Tente novamente.'],
  ['signIn', providerError('auth/invalid-email'), 'Erro ao fazer login. Tente novamente.'],
  ['signIn', providerError('auth/email-already-in-use'), 'Erro ao fazer login. Tente novamente.'],
  ['signInWithGoogle', providerError('auth/internal-error'), 'Erro ao fazer login com Google. Tente novamente.'],
  ['sendPasswordReset', providerError('auth/network-request-failed'), 'Erro ao enviar link de recuperação.'],
  ['sendPasswordReset', undefined, 'Erro ao enviar link de recuperação.'],
  ['signIn', 'no error object', 'Erro ao fazer login. Tente novamente.'],
])('%s: anything else (%s) is the general message, and is logged (spec 8)', (operation, error, message) => {
  const log = jest.mocked(console.error).mockImplementationOnce(() => {});
  expect(failureOf(operation, error)).toEqual({ message });
  expect(log).toHaveBeenLastCalledWith(message, error);
});
