import { checkFields } from './checkFields';
import { contactMessageSchema, emptyContactValues, fullContactSchema, shortContactSchema } from './contactForm';

const short = { name: 'Ana Souza', email: 'ana@example.com', phone: '' };
const full = { ...short, subject: 'Recarga', message: 'Bom dia', preferredContact: 'email' };

function messages(schema: Parameters<typeof checkFields>[0], fields: unknown) {
  const result = checkFields(schema, fields);
  return result.success ? {} : result.messages;
}

describe.each([
  ['short', shortContactSchema, short],
  ['full', fullContactSchema, full],
])('the %s form', (_variant, schema, valid) => {
  test('a valid one has no message', () => {
    expect(messages(schema, valid)).toEqual({});
  });

  test.each(['', '   '])('name %j: required', (name) => {
    expect(messages(schema, { ...valid, name })).toEqual({ name: 'O nome é obrigatório.' });
  });

  test.each([
    'Ana',
    'José Ângelo Conceição',
    'Übermüller Ñandú',
    'Jose\u0301 decomposto',
    'Ana  Maria   dupla',
    '  Ana  ',
    'a'.repeat(300),
  ])('name %j: only letters and spaces', (name) => {
    expect(messages(schema, { ...valid, name })).toEqual({});
  });

  test.each(['Ana-Maria', "Joana D'Arc", 'Ana2', 'Ana_', 'Ana.', 'ana@example.com', 'Ana\nBcc: x', 'Ana\tMaria', '😀'])(
    'name %j: something else than letters and spaces',
    (name) => {
      expect(messages(schema, { ...valid, name })).toEqual({ name: 'O nome deve conter apenas letras.' });
    },
  );

  test('e-mail: required, then well formed', () => {
    expect(messages(schema, { ...valid, email: ' ' })).toEqual({ email: 'O e-mail é obrigatório.' });
    expect(messages(schema, { ...valid, email: 'ana@' })).toEqual({ email: 'Formato de e-mail inválido.' });
  });

  test.each([
    '',
    '  ',
    '2133334444',
    '21933334444',
    '(21)93333-4444',
    '(21)3333-4444',
    '(21) 93333 4444',
    '21.3333.4444',
  ])('phone %j: none, or 10 or 11 digits', (phone) => {
    expect(messages(schema, { ...valid, phone })).toEqual({});
  });

  test.each(['213333444', '219333344445', '5521933334444', '1', 'abc', '()-'])(
    'phone %j: too few or too many',
    (phone) => {
      expect(messages(schema, { ...valid, phone })).toEqual({
        phone: 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.',
      });
    },
  );
});

test.each(['', '  \n '])('subject and message %j of the full form: required', (text) => {
  expect(messages(fullContactSchema, { ...full, subject: text })).toEqual({ subject: 'O assunto é obrigatório.' });
  expect(messages(fullContactSchema, { ...full, message: text })).toEqual({ message: 'A mensagem é obrigatória.' });
});

test('the empty form shows every required field at once', () => {
  expect(messages(fullContactSchema, emptyContactValues)).toEqual({
    name: 'O nome é obrigatório.',
    email: 'O e-mail é obrigatório.',
    subject: 'O assunto é obrigatório.',
    message: 'A mensagem é obrigatória.',
  });
});

test.each(['email', 'phone', 'whatsapp'])('preferred contact %s is one of the three', (preferredContact) => {
  expect(messages(fullContactSchema, { ...full, preferredContact })).toEqual({});
});

test('any other preferred contact is refused', () => {
  expect(messages(fullContactSchema, { ...full, preferredContact: 'fax' })).toEqual({
    preferredContact: 'Escolha uma forma de contato.',
  });
});

describe('a message that arrives', () => {
  const origin = { origem_formulario: 'Página de Contato' };

  test('full: kept as it is, trimmed, without fields it does not know', () => {
    expect(checkFields(contactMessageSchema, { ...full, ...origin, subject: ' Recarga ', other: 'x' })).toEqual({
      success: true,
      values: { ...full, ...origin },
    });
  });

  test('short: the fields it does not have are empty, preferred contact is e-mail', () => {
    expect(checkFields(contactMessageSchema, { ...short, ...origin })).toEqual({
      success: true,
      values: { ...short, ...origin, subject: '', message: '', preferredContact: 'email' },
    });
  });

  test('the phone may be missing', () => {
    const { phone: _phone, ...fields } = short;
    expect(checkFields(contactMessageSchema, { ...fields, ...origin })).toMatchObject({ values: { phone: '' } });
  });

  test('full without a preferred contact: e-mail (spec 3)', () => {
    const { preferredContact: _preferred, ...fields } = full;
    expect(checkFields(contactMessageSchema, { ...fields, ...origin })).toMatchObject({
      values: { preferredContact: 'email' },
    });
  });

  test.each([
    [{ subject: '' }, { subject: 'O assunto é obrigatório.' }],
    [{ message: ' ' }, { message: 'A mensagem é obrigatória.' }],
    [{ preferredContact: '' }, { preferredContact: 'Escolha uma forma de contato.' }],
  ])('full with %j is not taken for a short one', (fields, expected) => {
    expect(messages(contactMessageSchema, { ...full, ...origin, ...fields })).toEqual(expected);
  });

  test.each(['subject', 'message', 'preferredContact'])('%s alone makes it a full one', (field) => {
    const sent = { ...short, ...origin, [field]: field === 'preferredContact' ? 'phone' : 'Texto' };
    const expected = {
      ...(field !== 'subject' && { subject: 'O assunto é obrigatório.' }),
      ...(field !== 'message' && { message: 'A mensagem é obrigatória.' }),
    };
    expect(messages(contactMessageSchema, sent)).toEqual(expected);
  });

  test.each([
    ['full', full],
    ['short', short],
  ])('%s with a wrong name, e-mail and phone: the texts of the form', (_variant, valid) => {
    expect(messages(contactMessageSchema, { ...valid, ...origin, name: 'R2D2', email: 'x', phone: '1' })).toEqual({
      name: 'O nome deve conter apenas letras.',
      email: 'Formato de e-mail inválido.',
      phone: 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.',
    });
  });

  test('nothing at all: every required field of the short form', () => {
    expect(messages(contactMessageSchema, {})).toEqual({
      name: 'O nome é obrigatório.',
      email: 'O e-mail é obrigatório.',
      origem_formulario: 'A origem é obrigatória.',
    });
  });

  test.each([null, undefined, 'text', 3])('%j is no message', (value) => {
    expect(checkFields(contactMessageSchema, value).success).toBe(false);
  });
});
