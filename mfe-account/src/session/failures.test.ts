import { providerError } from '../testing/renderWithSession';
import { failureOf, type Operation } from './failures';
import { hintFor, parseHint } from './sessionHint';

test.each<[Operation, string, object]>([
  ['signUp', 'auth/email-already-in-use', { message: 'Este e-mail já está em uso.', field: 'email' }],
  ['signIn', 'auth/user-not-found', { message: 'E-mail ou senha inválidos.' }],
  ['signIn', 'auth/invalid-credential', { message: 'E-mail ou senha inválidos.' }],
  ['signIn', 'auth/wrong-password', { message: 'E-mail ou senha inválidos.' }],
  ['signInWithGoogle', 'auth/popup-closed-by-user', { message: 'Erro ao fazer login com Google. Tente novamente.' }],
  ['signInWithGoogle', 'auth/cancelled-popup-request', { message: 'Erro ao fazer login com Google. Tente novamente.' }],
  ['sendPasswordReset', 'auth/user-not-found', { message: 'Usuário não encontrado.' }],
  ['deleteAccount', 'auth/wrong-password', { message: 'Senha incorreta.', field: 'password' }],
  ['deleteAccount', 'auth/invalid-credential', { message: 'Senha incorreta.', field: 'password' }],
  [
    'deleteAccount',
    'auth/too-many-requests',
    { message: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.' },
  ],
  ['deleteAccount', 'auth/network-request-failed', { message: 'Sem conexão. Verifique a internet e tente novamente.' }],
  [
    'deleteAccount',
    'auth/user-mismatch',
    { message: 'Esta é outra conta do Google. Escolha a conta com que você entrou.' },
  ],
  [
    'deleteAccount',
    'auth/popup-blocked',
    { message: 'O navegador bloqueou a janela do Google. Permita janelas deste site.' },
  ],
  ['deleteAccount', 'auth/requires-recent-login', { message: 'Saia da conta, entre de novo e repita a exclusão.' }],
  [
    'deleteAccount',
    'auth/user-token-expired',
    { message: 'Você já não está nesta conta. Entre de novo para excluí-la.' },
  ],
  ['deleteAccount', 'auth/user-disabled', { message: 'Esta conta está desativada. Fale conosco para excluí-la.' }],
])('for %s the error %s becomes the failure %j, which is not logged (spec 8)', (operation, code, failure) => {
  expect(failureOf(operation, providerError(code))).toEqual(failure);
});

test.each<[Operation, unknown, string]>([
  ['signUp', providerError('auth/weak-password'), 'Falha ao criar a conta. Tente novamente.'],
  ['signIn', providerError('auth/too-many-requests'), 'Erro ao fazer login. Tente novamente.'],
  ['signIn', providerError('auth/invalid-email'), 'Erro ao fazer login. Tente novamente.'],
  ['signIn', providerError('auth/email-already-in-use'), 'Erro ao fazer login. Tente novamente.'],
  ['signInWithGoogle', providerError('auth/internal-error'), 'Erro ao fazer login com Google. Tente novamente.'],
  ['sendPasswordReset', providerError('auth/network-request-failed'), 'Erro ao enviar link de recuperação.'],
  ['sendPasswordReset', undefined, 'Erro ao enviar link de recuperação.'],
  ['deleteAccount', providerError('auth/internal-error'), 'Não foi possível excluir a conta. Tente novamente.'],
  ['signIn', 'no error object', 'Erro ao fazer login. Tente novamente.'],
])('for %s any other error (%s) becomes the general message and is logged (spec 8)', (operation, error, message) => {
  const log = jest.mocked(console.error).mockImplementationOnce(() => {});
  expect(failureOf(operation, error)).toEqual({ message });
  expect(log).toHaveBeenLastCalledWith(message, error);
});

describe('sessionHint', () => {
  test.each([
    ['Maria da Silva', 'Maria'],
    [null, 'Usuário'],
    ['A'.repeat(300), 'A'.repeat(40)],
    ['🔥'.repeat(50), '🔥'.repeat(40)],
    ['👨‍👩‍👧'.repeat(50), '👨‍👩‍👧'.repeat(20)],
  ])('from the name %j the hint keeps the first name %j only, which is read back', (displayName, firstName) => {
    expect(hintFor(displayName)).toEqual({ firstName });
    expect(parseHint(JSON.stringify(hintFor(displayName)))).toEqual({ firstName });
  });

  test.each([null, '', 'nonsense', '{}', '[]', 'null', '{"firstName":""}', '{"firstName":7}'])(
    'the stored text %j is not a valid hint',
    (text) => {
      expect(parseHint(text)).toBeNull();
    },
  );
});
