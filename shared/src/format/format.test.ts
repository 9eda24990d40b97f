import { cleanLine, cleanLines, cleanSentence, firstName, formatPostalCode, formatPrice } from './';
import { escapeHtml } from './escapeHtml';
import { formatPhone, formatPhoneWhileTyping, parsePhone, phoneLink } from './phone';

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
  ['\u200b\u0007', 'Usuário'],
  ['\u202eana \u200bSouza', 'ana'],
  ['ana.souza@example.com', 'ana.souza'],
  ['👨‍👩‍👧 Souza', '👨‍👩‍👧'],
  ['\u200dAna\u200c', 'Ana'],
  ['\u200d\u200c', 'Usuário'],
  [null, 'Usuário'],
  [undefined, 'Usuário'],
])('firstName of %j is %s', (displayName, name) => {
  expect(firstName(displayName)).toBe(name);
});

test.each([
  ['', ''],
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

describe('phone', () => {
  test.each([
    ...['2133334444', '(21) 3333-4444', '21.3333.4444', '21 3333–4444', '55 21 3333-4444', '+55 (21) 3333-4444'],
    ...['(+55) 21 3333-4444', '(55) 21 3333-4444', '55-21-3333-4444', '552133334444', '0055 21 3333-4444'],
    ...['00552133334444', '(0xx21) 3333-4444', '021 3333-4444', '+55 021 3333-4444', '+55 (0)21 3333-4444'],
    ...['55 (21)3333-4444', '\u202a+55 21 3333-4444\u202c', '21\u200b3333\u20114444', '２１３３３３４４４４'],
  ])('%j is formatted as (21)3333-4444', (text) => {
    expect(parsePhone(text)).toEqual({ digits: '2133334444', extension: '' });
    expect(formatPhone(text)).toBe('(21)3333-4444');
  });

  test.each([
    ['0800 123 4567', '0800 123 4567'],
    ['+55 21 98765-4321', '(21)98765-4321'],
    ['021987654321', '(21)98765-4321'],
    ['(55) 3222-1234', '(55)3222-1234'],
    ['(55) 99999-1234', '(55)99999-1234'],
    ['55999991234', '(55)99999-1234'],
    ['+55 (55) 3222-1234', '(55)3222-1234'],
  ])('%j is formatted as %s', (text, formatted) => {
    expect(formatPhone(text)).toBe(formatted);
    expect(formatPhone(formatted)).toBe(formatted);
  });

  test.each([
    ['(21) 3333-4444 ramal 5', '(21)3333-4444 ramal 5', 'tel:+552133334444;ext=5'],
    ['(55) 99999-1234 r. 12', '(55)99999-1234 ramal 12', 'tel:+5555999991234;ext=12'],
    ['+55 21 3333-4444 x12', '(21)3333-4444 ramal 12', 'tel:+552133334444;ext=12'],
    ['2133334444;ext=4', '(21)3333-4444 ramal 4', 'tel:+552133334444;ext=4'],
    ['0800 123 4567 ramal 2', '0800 123 4567 ramal 2', 'tel:08001234567;ext=2'],
  ])('%j keeps its extension: %s', (text, formatted, link) => {
    expect(formatPhone(text)).toBe(formatted);
    expect(formatPhone(formatted)).toBe(formatted);
    expect(phoneLink(text)).toBe(link);
  });

  test.each([
    ...['', '1', 'abc', '213333444', '219333344445', '21a33334444', '21+33334444', '٢١٣٣٣٣٤٤٤٤'],
    ...['+14155552671', '+351 21 123 4567', '0044 20 7946 0958', '+55 3222-1234', '552198765432', '021333344445'],
    ...['(55) 3222-1234 12', '(55) 99999-1234 12', '(21) 3333-4444 5', '(55)99999-12345', '559999912345'],
    ...['(21) 3333-4444 / 5555', '2133334444 ou 2122223333', '21 3333-4444, 21 2222-3333', '(21) 3333-4444 Ana'],
    ...['ramal 5', '(21) 3333-4444 ramal', '(21) 3333-4444 ramal 1234567', '2133334444 ramal 5/6'],
    `1${' '.repeat(100_000)}1`,
  ])('%j is no phone number and is not changed', (text) => {
    expect(parsePhone(text)).toBeNull();
    expect(phoneLink(text)).toBeNull();
    expect(formatPhone(text)).toBe(text);
  });

  /** Types a text character by character. */
  const typed = (text: string) => [...text].reduce((shown, character) => formatPhoneWhileTyping(shown + character), '');

  test.each([
    ['', ''],
    ['21', '21'],
    ['212', '(21)2'],
    ['２１２', '(21)2'],
    ['2123456789', '(21)2345-6789'],
    ['21987654321', '(21)98765-4321'],
    ['(21) 98765-4321', '(21)98765-4321'],
    ['(21) 3333-4444 ramal 5', '(21)3333-4444 ramal 5'],
    ['(21) 3333-4444 / 5555', '(21)3333-4444 / 5555'],
    ['(21) 3333-4444 5', '(21)3333-4444 5'],
    ['+55 21 98765-4321', '+55 21 98765-4321'],
    ['552133334444', '552133334444'],
    ['21a9b8', '21a9b8'],
  ])('%j shows %j while it is typed', (text, shown) => {
    expect(typed(text)).toBe(shown);
  });

  test('a number typed into the field is formatted afterwards, or not changed if it is ambiguous', () => {
    expect(formatPhone(typed('552133334444'))).toBe('(21)3333-4444');
    expect(formatPhone(typed('55999991234'))).toBe('(55)99999-1234');
    expect(formatPhone(typed('021987654321'))).toBe('(21)98765-4321');
    expect(formatPhone(typed('+5521987654321'))).toBe('(21)98765-4321');
    expect(formatPhone(typed('08001234567'))).toBe('0800 123 4567');
    expect(formatPhone(typed('(21) 3333-4444 ramal 5'))).toBe('(21)3333-4444 ramal 5');
    expect(parsePhone(typed('(21) 3333-4444 5'))).toBeNull();
  });
});

test('escapeHtml escapes all characters that end an element or attribute', () => {
  expect(escapeHtml(`</p><p title="a" lang='b'>&amp;`)).toBe(
    '&lt;/p&gt;&lt;p title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;',
  );
});
