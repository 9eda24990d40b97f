import { firstName, formatPhone, formatPostalCode, formatPrice } from '.';

describe('formatPrice', () => {
  test.each([
    [154, 'R$ 154,00'],
    [5549.13, 'R$ 5.549,13'],
    [1234.5, 'R$ 1.234,50'],
    [1_234_567.891, 'R$ 1.234.567,89'],
    [0, 'R$ 0,00'],
    [0.1 + 0.2, 'R$ 0,30'],
  ])('%d is %s, with an ordinary space', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });

  test('as Portuguese writes numbers, whatever they are', () => {
    const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (let cents = 0; cents < 2_000_000_000; cents = Math.ceil(cents * 1.07) + 1) {
      expect(formatPrice(cents / 100)).toBe(`R$ ${decimal.format(cents / 100)}`);
    }
  });
});

describe('firstName', () => {
  test.each([
    ['Maria Silva', 'Maria'],
    ['  João\tPedro ', 'João'],
    ['Ana', 'Ana'],
    ['', 'Usuário'],
    ['   ', 'Usuário'],
    ['\u200b\u0007', 'Usuário'],
    ['\u202eana \u200bSouza', 'ana'],
    ['ana.souza@example.com', 'ana.souza'],
    ['@', 'Usuário'],
    [null, 'Usuário'],
    [undefined, 'Usuário'],
  ])('of %j is %s', (displayName, name) => {
    expect(firstName(displayName)).toBe(name);
  });
});

describe('formatPostalCode', () => {
  test.each([
    ['', ''],
    ['2', '2'],
    ['22770', '22770'],
    ['227700', '22770-0'],
    ['22770000', '22770-000'],
    ['22770-000', '22770-000'],
    ['22.770-000', '22770-000'],
    ['227700009', '22770-000'],
    ['abc', ''],
  ])('%j is %j', (text, formatted) => {
    expect(formatPostalCode(text)).toBe(formatted);
  });
});

describe('formatPhone', () => {
  test.each([
    ['', ''],
    ['2', '2'],
    ['21', '21'],
    ['212', '(21)2'],
    ['212345', '(21)2345'],
    ['2123456', '(21)2345-6'],
    ['2123456789', '(21)2345-6789'],
    ['21987654321', '(21)98765-4321'],
    ['(21) 98765-4321', '(21)98765-4321'],
    ['219876543210', '(21)98765-43210'],
    ['21a9b8', '(21)98'],
  ])('%j is %j', (text, formatted) => {
    expect(formatPhone(text)).toBe(formatted);
  });

  test('what it has formatted it leaves as it is', () => {
    for (let length = 0; length <= 15; length += 1) {
      const formatted = formatPhone('219876543210123'.slice(0, length));
      expect(formatPhone(formatted)).toBe(formatted);
    }
  });
});
