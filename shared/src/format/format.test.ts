import { firstName, formatPhone, formatPostalCode, formatPrice } from '.';

test('a price is as Portuguese writes numbers, with an ordinary space, whatever it is', () => {
  const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (let cents = 0; cents < 2_000_000_000; cents = Math.ceil(cents * 1.07) + 1) {
    expect(formatPrice(cents / 100)).toBe(`R$ ${decimal.format(cents / 100)}`);
  }
  expect([154, 5549.13, 1_234_567.891, 0.1 + 0.2].map(formatPrice)).toEqual([
    ...['R$ 154,00', 'R$ 5.549,13', 'R$ 1.234.567,89', 'R$ 0,30'],
  ]);
});

test.each([
  ['Maria Silva', 'Maria'],
  ['  João\tPedro ', 'João'],
  ['', 'Usuário'],
  ['   ', 'Usuário'],
  ['\u200b\u0007', 'Usuário'],
  ['\u202eana \u200bSouza', 'ana'],
  ['ana.souza@example.com', 'ana.souza'],
  ['@', 'Usuário'],
  [null, 'Usuário'],
  [undefined, 'Usuário'],
])('the first name of %j is %s', (displayName, name) => {
  expect(firstName(displayName)).toBe(name);
});

test.each([
  ['', ''],
  ['22770', '22770'],
  ['227700', '22770-0'],
  ['22.770-000', '22770-000'],
  ['227700009', '22770-000'],
  ['abc', ''],
])('the postal code %j is %j', (text, formatted) => {
  expect(formatPostalCode(text)).toBe(formatted);
});

test.each([
  ['', ''],
  ['21', '21'],
  ['212', '(21)2'],
  ['212345', '(21)2345'],
  ['2123456', '(21)2345-6'],
  ['2123456789', '(21)2345-6789'],
  ['(21) 98765-4321', '(21)98765-4321'],
  ['219876543210', '(21)98765-43210'],
  ['21a9b8', '(21)98'],
  ['+55 21 98765-4321', '(21)98765-4321'],
  ['5521987654321', '(21)98765-4321'],
  ['021987654321', '(21)98765-4321'],
  ['552198765432', '(55)21987-65432'],
  [' +351 21 123 4567', '+351211234567'],
  ['2198765432101234567', '(21)98765-43210123'],
])('the phone number %j is %j, which stays as it is', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
  expect(formatPhone(formatted)).toBe(formatted);
});
