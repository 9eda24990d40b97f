import { passwordRequirements, recoverySchema, signInSchema, signUpSchema } from './accountForms';
import { checkFields } from './checkFields';

function messages(schema: Parameters<typeof checkFields>[0], fields: unknown) {
  const result = checkFields(schema, fields);
  return result.success ? {} : result.messages;
}

const password = 'Senha123!';
const signUp = { UserName: 'Ana', email: 'ana@example.com', password, confirmPassword: password };

function unmet(text: string): string[] {
  return passwordRequirements.filter(({ test }) => !test(text)).map(({ id }) => id);
}

describe('the password checklist', () => {
  test('names its five requirements, in order', () => {
    expect(passwordRequirements.map(({ label }) => label)).toEqual([
      'Pelo menos 8 caracteres',
      'Uma letra maiúscula',
      'Uma letra minúscula',
      'Um número',
      'Um caractere especial (!@#$%^&*(),.?":{}|<>)',
    ]);
  });

  test.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['Ab1!xyz', ['length']],
    ['Ab1!xyzw', []],
    ['ab1!xyzw', ['uppercase']],
    ['AB1!XYZW', ['lowercase']],
    ['Abc!xyzw', ['digit']],
    ['Abc1xyzw', ['special']],
    ['Áé1!----', []],
  ])('%j lacks %j', (text, expected) => {
    expect(unmet(text)).toEqual(expected);
  });

  test.each([...'!@#$%^&*(),.?":{}|<>'])('%s is a special character', (character) => {
    expect(unmet(`Abcdefg1${character}`)).toEqual([]);
  });

  test.each([..."-_+=[]/\\;'`~ €ç"])('%j is not one', (character) => {
    expect(unmet(`Abcdefg1${character}`)).toEqual(['special']);
  });
});

describe('sign-up', () => {
  test('a valid one has no message; name and e-mail are trimmed, the password is not', () => {
    const padded = ` ${password} `;
    expect(
      checkFields(signUpSchema, {
        UserName: ' Ana ',
        email: ' ana@example.com ',
        password: padded,
        confirmPassword: padded,
      }),
    ).toEqual({ success: true, values: { ...signUp, password: padded, confirmPassword: padded } });
  });

  test('the empty form shows every required field at once', () => {
    expect(messages(signUpSchema, { UserName: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
      UserName: 'O nome é obrigatório.',
      email: 'O e-mail é obrigatório.',
      password: 'A senha é obrigatória.',
      confirmPassword: 'Confirme sua senha.',
    });
  });

  test('a name of 300 characters, and one that looks like HTML, are names', () => {
    expect(messages(signUpSchema, { ...signUp, UserName: 'a'.repeat(300) })).toEqual({});
    expect(messages(signUpSchema, { ...signUp, UserName: '<script>alert(1)</script>' })).toEqual({});
  });

  test('an e-mail must be well formed', () => {
    expect(messages(signUpSchema, { ...signUp, email: 'ana' })).toEqual({ email: 'Formato de e-mail inválido.' });
  });

  test.each(['Ab1!xyz', 'ab1!xyzw', 'AB1!XYZW', 'Abc!xyzw', 'Abc1xyzw'])(
    'the password %s, one requirement short, is refused',
    (short) => {
      expect(messages(signUpSchema, { ...signUp, password: short, confirmPassword: short })).toEqual({
        password: 'A senha não atende a todos os requisitos.',
      });
    },
  );

  test('the confirmation must be there, and equal', () => {
    expect(messages(signUpSchema, { ...signUp, confirmPassword: '' })).toEqual({
      confirmPassword: 'Confirme sua senha.',
    });
    expect(messages(signUpSchema, { ...signUp, confirmPassword: 'senha123!' })).toEqual({
      confirmPassword: 'As senhas não correspondem.',
    });
  });

  test('a weak password and a confirmation that differs are both said', () => {
    expect(messages(signUpSchema, { ...signUp, password: 'abc', confirmPassword: 'abd' })).toEqual({
      password: 'A senha não atende a todos os requisitos.',
      confirmPassword: 'As senhas não correspondem.',
    });
  });
});

describe('sign-in', () => {
  test('e-mail and password are required', () => {
    expect(messages(signInSchema, { email: '', password: '' })).toEqual({
      email: 'O e-mail é obrigatório.',
      password: 'A senha é obrigatória.',
    });
  });

  test('the e-mail is checked, the password is not: an old one may be weaker than the rules of today', () => {
    expect(messages(signInSchema, { email: 'ana@', password: 'a' })).toEqual({ email: 'Formato de e-mail inválido.' });
    expect(messages(signInSchema, { email: 'ana@example.com', password: 'a' })).toEqual({});
  });
});

test('recovery: the e-mail is required and checked', () => {
  expect(messages(recoverySchema, { email: '' })).toEqual({ email: 'O e-mail é obrigatório.' });
  expect(messages(recoverySchema, { email: 'ana' })).toEqual({ email: 'Formato de e-mail inválido.' });
  expect(checkFields(recoverySchema, { email: ' ana@example.com ' })).toEqual({
    success: true,
    values: { email: 'ana@example.com' },
  });
});
