import { cleanLine, cleanLines, cleanSentence, firstName, formatPostalCode, formatPrice } from '.';

test('formatPrice writes numbers as Portuguese does, with an ordinary space', () => {
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
  ['👨‍👩‍👧 Souza', '👨‍👩‍👧'],
  ['نیک‌نام رضایی', 'نیک‌نام'],
  ['\u200dAna\u200c', 'Ana'],
  ['\u200d\u200c', 'Usuário'],
  ['Ana\u00a0Souza', 'Ana'],
  [null, 'Usuário'],
  [undefined, 'Usuário'],
])('firstName of %j is %s', (displayName, name) => {
  expect(firstName(displayName)).toBe(name);
});

test.each([
  ['', ''],
  ['22770', '22770'],
  ['227700', '22770-0'],
  ['22.770-000', '22770-000'],
  ['227700009', '22770-000'],
  ['abc', ''],
  ['２２７７０－０２２', '22770-022'],
])('formatPostalCode of %j is %j', (text, formatted) => {
  expect(formatPostalCode(text)).toBe(formatted);
});

test.each([
  ['Ana\u00a0Souza', 'Ana Souza'],
  ['Ana\tSouza', 'Ana Souza'],
  ['Ana\u200bSouza', 'AnaSouza'],
  ['\ufeffAna \u2009Souza\u202f', 'Ana  Souza'],
  ['\u202aAna\u202c\u00ad', 'Ana'],
  ['Ana\u2028Souza\u0085', 'Ana Souza'],
  ['Jose\u0301', 'José'],
])('cleanLine and cleanSentence of %j give %j', (text, clean) => {
  expect(cleanLine(text)).toBe(clean);
  expect(cleanSentence(text)).toBe(clean);
});

test('cleanSentence keeps the joiners of emoji, and cleanLine removes them', () => {
  expect(cleanSentence('\u200b👨‍👩‍👧 e \u202eeu')).toBe('👨‍👩‍👧 e eu');
  expect(cleanLine('👨‍👩‍👧')).toBe('👨👩👧');
});

test('cleanLines keeps line ends and tabs', () => {
  expect(cleanLines('\u00a0Olá,\r\n\tdois\u00a0extintores\u2028e\u200b um\n\n👨‍👩‍👧 ')).toBe(
    'Olá,\r\n\tdois extintores\ne um\n\n👨‍👩‍👧',
  );
});
