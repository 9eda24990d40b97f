import type { EarlyChecks } from '../early/protocol';
import { checkFields } from './checkFields';
import { contactMessageSchema, emptyContactValues, fullContactSchema, shortContactSchema } from './contactForm';
import { earlyChecks } from './earlyChecks';
import { quoteItemsText } from './quoteItems';

const short = { name: 'Ana Souza', email: 'ana@example.com', phone: '' };
const full = { ...emptyContactValues, ...short, subject: 'Recarga', message: 'Bom dia', preferredContact: 'email' };
const origin = { origem_formulario: 'Página de Contato' };
const noName = { name: 'O nome é obrigatório.' };
const badName = { name: 'O nome deve conter apenas letras.' };
const noEmail = { email: 'O e-mail é obrigatório.' };
const badEmail = { email: 'Formato de e-mail inválido.' };
const badPhone = { phone: 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.' };
const noSubject = { subject: 'O assunto é obrigatório.' };
const noMessage = { message: 'A mensagem é obrigatória.' };
const noChoice = { preferredContact: 'Escolha uma forma de contato.' };

function messages(schema: Parameters<typeof checkFields>[0], fields: unknown) {
  const result = checkFields(schema, fields);
  return result.success ? {} : result.messages;
}

const lettersOnly = ['José Ângelo Conceição', 'Q\u0301 decomposto', 'Ana\tMaria', 'Ana\u00a0Souza', 'Ana\u200b'];
const notLetters = ['Ana-Maria', "Joana D'Arc", 'Ana2', 'Ana_', 'ana@example.com', 'Ana\nBcc: x', '😀'];
// The test of `parsePhone` has all notations.
const phones = ['', '  ', '2133334444', '(21) 3333-4444 ramal 5'];
const otherPhones = ['213333444', 'abc'];

const rules: readonly [object, object][] = [
  [{}, {}],
  ...['', '   '].map((name) => [{ name }, noName] as [object, object]),
  ...[...lettersOnly, '  Ana  ', 'a'.repeat(300)].map((name) => [{ name }, {}] as [object, object]),
  ...notLetters.map((name) => [{ name }, badName] as [object, object]),
  [{ email: ' ' }, noEmail],
  [{ email: 'ana@' }, badEmail],
  ...phones.map((phone) => [{ phone }, {}] as [object, object]),
  ...otherPhones.map((phone) => [{ phone }, badPhone] as [object, object]),
];

test.each(rules)('the short form with %j gives the messages %j', (changes, expected) => {
  expect(messages(shortContactSchema, { ...short, ...changes })).toEqual(expected);
});

test.each<[object, object]>([
  [
    { name: 'R2D2', email: 'x', phone: '1' },
    { ...badName, ...badEmail, ...badPhone },
  ],
  [{ subject: '' }, noSubject],
  [{ message: '' }, noMessage],
  [{ message: '  \n ' }, noMessage],
  [emptyContactValues, { ...noName, ...noEmail, ...noSubject, ...noMessage }],
  [{ preferredContact: 'phone' }, {}],
  [{ preferredContact: 'fax' }, noChoice],
])('the full form with %j gives the messages %j', (changes, expected) => {
  expect(messages(fullContactSchema, { ...full, ...changes })).toEqual(expected);
});

describe('a received message', () => {
  const { phone: _phone, ...phoneless } = short;
  const { preferredContact: _preferred, ...choiceless } = full;

  test.each([
    ['with all fields is trimmed and loses unknown fields', { ...full, subject: ' Recarga ', other: 'x' }, full],
    [
      'with the fields of the short form gets the others empty',
      short,
      { ...short, subject: '', message: '', preferredContact: 'email' },
    ],
    ['may have no phone', phoneless, { ...short, subject: '', message: '', preferredContact: 'email' }],
    ['without a preferred contact gets e-mail (spec 3)', choiceless, full],
  ])('%s', (_what, sent, values) => {
    expect(checkFields(contactMessageSchema, { ...sent, ...origin })).toEqual({
      success: true,
      values: { ...values, ...origin },
    });
  });

  const items = quoteItemsText([{ id: 'AP-10L', name: 'Água  10 L', quantity: 2, price: 154 }]);

  test('with products: message and preferred contact without a subject', () => {
    const sent = { ...short, items, message: '', preferredContact: 'phone' };
    expect(checkFields(contactMessageSchema, { ...sent, ...origin })).toEqual({
      success: true,
      values: { ...sent, subject: '', ...origin },
    });
  });

  test('with products may have district and city, which forms of version 1 lack and other messages do not keep', () => {
    const kept = (sent: object) => {
      const result = checkFields(contactMessageSchema, { ...sent, ...origin, location: ' Méier, Rio ' });
      return result.success && result.values.location;
    };
    expect([kept({ ...short, items }), kept(short), kept(full)]).toEqual(['Méier, Rio', undefined, undefined]);
  });

  test.each([
    ...['', '[]', '{}', '[{"id":"A"}]', items.replace('2', '0'), items.replace('2', '1.5'), items.replace('154', '-1')],
    items.slice(0, -1),
    // Sums that no price text can show.
    ...[items.replace('154', '1e308'), items.replace('154', '1e999'), items.replace('2', String(2 ** 53 - 1))],
    JSON.stringify([0, 1, 2].map((id) => ({ id: `${id}`, name: '', quantity: 1, price: 4e13 }))),
  ])('with the products %j: the list is refused', (damaged) => {
    const refusal = { items: 'A lista de produtos chegou incompleta.' };
    expect(messages(contactMessageSchema, { ...short, ...origin, items: damaged })).toEqual(refusal);
  });

  test.each([
    ['with all fields is checked by the full form', { ...full, subject: '' }, noSubject],
    ['with all fields is checked by the full form', { ...full, preferredContact: '' }, noChoice],
    ['with only a subject is checked by the full form', { ...short, subject: 'Texto' }, noMessage],
    [
      'with only a choice is checked by the full form',
      { ...short, preferredContact: 'phone' },
      { ...noSubject, ...noMessage },
    ],
    ['gives the messages of the form', { ...short, name: 'R2D2' }, badName],
  ] as const)('%s: %j gives %j', (_what, sent, expected) => {
    expect(messages(contactMessageSchema, { ...sent, ...origin })).toEqual(expected);
  });

  test.each([null, undefined, 'text', 3])('%j is refused', (value) => {
    expect(checkFields(contactMessageSchema, value).success).toBe(false);
  });
});

describe('earlyChecks', () => {
  type Field = keyof typeof earlyChecks;

  function early(field: Field, value: string): string | undefined {
    const checks: EarlyChecks = JSON.parse(earlyChecks[field]['data-checks']);
    return checks.find(([pattern]) => !RegExp(pattern, 'u').test(value.trim()))?.[1];
  }

  function late(field: Field, value: string): string | undefined {
    const checked = checkFields(fullContactSchema, { ...full, [field]: value });
    return checked.success ? undefined : checked.messages[field];
  }

  const refused: readonly (readonly [Field, string])[] = [
    ...(['name', 'email', 'subject', 'message'] as const).flatMap((field) => [
      [field, ''] as const,
      [field, ' \u00a0'] as const,
    ]),
    ...['R2D2', 'Ana!', 'ana@example.com'].map((text) => ['name', text] as const),
    ...['ana', '@example.com', 'ana@example', 'ana @example.com', 'a@b@example.com'].map(
      (text) => ['email', text] as const,
    ),
    ...['1', '3333-4444', 'telefone', '(21) 9888-777', '219888877771'].map((text) => ['phone', text] as const),
  ];

  test.each(refused)('early checks refuse %s %j with the message of the schema', (field, text) => {
    expect(early(field, text)).toBe(late(field, text));
    expect(early(field, text)).toEqual(expect.any(String));
  });

  test.each<[Field, string]>([
    ...[' Ána Cláudia ', 'Ana\u00a0Sá'].map((text): [Field, string] => ['name', text]),
    ...['joão.silva@ação.com.br', "o'neil@x-y.example"].map((text): [Field, string] => ['email', text]),
    ...['', '2133334444', '+55 21 98888-7777', '(21) 3333-4444 ramal 5'].map((text): [Field, string] => [
      'phone',
      text,
    ]),
    ['message', 'Duas linhas\ncom texto'],
  ])('early checks accept or leave to the schema %s %j', (field, text) => {
    expect(early(field, text)).toBeUndefined();
  });
});
