import { providerError } from '../testing/renderWithSession';
import { failureOf, type Operation } from './failures';
import { hintFor, parseHint } from './sessionHint';

test.each<[Operation, string, object]>([
  ['signUp', 'auth/email-already-in-use', { message: 'Este e-mail já está em uso.', field: 'email' }],
  ['signIn', 'auth/invalid-credential', { message: 'E-mail ou senha inválidos.' }],
  ['signInWithGoogle', 'auth/popup-closed-by-user', { message: 'Erro ao fazer login com Google. Tente novamente.' }],
  ['sendPasswordReset', 'auth/user-not-found', { message: 'Usuário não encontrado.' }],
  ['deleteAccount', 'auth/wrong-password', { message: 'Senha incorreta.', field: 'password' }],
])('for %s the error %s becomes the failure %j, which is not logged (spec 8)', (operation, code, failure) => {
  expect(failureOf(operation, providerError(code))).toEqual(failure);
});

test.each<[Operation, unknown, string]>([
  ['signUp', providerError('auth/weak-password'), 'Falha ao criar a conta. Tente novamente.'],
  ['signIn', providerError('auth/too-many-requests'), 'Erro ao fazer login. Tente novamente.'],
  ['signInWithGoogle', providerError('auth/internal-error'), 'Erro ao fazer login com Google. Tente novamente.'],
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
