import { passwordRequirements, recoverySchema, signInSchema, signUpSchema } from './accountForms';
import { checkFields } from './checkFields';

const password = 'Senha123!';
const valid = { UserName: 'Ana', email: 'ana@example.com', password, confirmPassword: password };
const unmet = (text: string) => passwordRequirements.filter(({ test }) => !test(text)).map(({ id }) => id);

describe('the password checklist', () => {
  test.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['Ab1!xyz', ['length']],
    ['Ab1!xyzw', []],
    ['Abc1xyzw', ['special']],
    ['Áé1!----', []],
  ])('reports that %j lacks %j, and sign-up accepts only a complete password', (text, expected) => {
    expect(unmet(text)).toEqual(expected);
    const fields = { ...valid, password: text, confirmPassword: text };
    if (text) expect(checkFields(signUpSchema, fields).success).toBe(expected.length === 0);
  });

  test.each([..."-_+=[]/\\;'`~ €ç"])('does not accept %j as a special character', (character) => {
    expect(unmet(`Abcdefg1${character}`)).toEqual(['special']);
  });
});

const noName = 'O nome é obrigatório.';
const noEmail = 'O e-mail é obrigatório.';
const badEmail = 'Formato de e-mail inválido.';
const noPassword = 'A senha é obrigatória.';
const weak = 'A senha não atende a todos os requisitos.';
const confirm = 'Confirme sua senha.';
const differs = 'As senhas não correspondem.';
const signUp = (changes: object) => [signUpSchema, { ...valid, ...changes }] as const;

test.each([
  [
    'sign-up',
    signUp({ UserName: ' ', email: '', password: '', confirmPassword: '' }),
    'every required field at once',
    { UserName: noName, email: noEmail, password: noPassword, confirmPassword: confirm },
  ],
  ['sign-up', signUp({ confirmPassword: 'senha123!' }), 'another confirmation', { confirmPassword: differs }],
  [
    'sign-up',
    signUp({ password: 'abc', confirmPassword: 'abd' }),
    'a weak password and another confirmation',
    { password: weak, confirmPassword: differs },
  ],
  ['recovery', [recoverySchema, { email: 'ana' }] as const, 'an e-mail that is not well formed', { email: badEmail }],
])('%s with %j reports %s', (_form, [schema, fields], _what, messages) => {
  expect(checkFields(schema, fields)).toEqual({ success: false, messages });
});

const padded = { password: ` \u00a0${password}\u200b `, confirmPassword: ` \u00a0${password}\u200b ` };

test.each([
  [
    'name and e-mail are trimmed and cleaned, the password is what was typed',
    signUp({ UserName: ' Ana\u00a0👨‍👩‍👧\u200b', email: ' \u202aana@example.com\u00a0', ...padded }),
    { ...valid, UserName: 'Ana 👨‍👩‍👧', ...padded },
  ],
  [
    'sign-in accepts a password weaker than today’s requirements',
    [signInSchema, { email: 'ana@example.com', password: 'a' }] as const,
    { email: 'ana@example.com', password: 'a' },
  ],
])('%s', (_what, [schema, fields], values) => {
  expect(checkFields(schema, fields)).toEqual({ success: true, values });
});
