import { cleanText } from './cleanText';

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'map')", undefined],
  ['LoadFailure: /mfe-catalog/1.4.0-g3fa9c1d2/remoteEntry.js could not be loaded', undefined],
  ['Loading chunk 12 failed. (missing: /mfe-cart/1.0.0-g00128344/CartPanel.js)', undefined],
  ['mfe_cart/CartPanel of /mfe-cart/1.0.0-gabc/remoteEntry.js took longer than 8000 ms', undefined],
  ["Unsatisfied version 1.0.0 of @site/shared (required ^99.0.0) for 'mfe_cart'", undefined],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]=Ana for the full message',
    'Minified React error #418; visit https://react.dev/errors/418 for the full message',
  ],
  ['no answer from https://example.com/a/b#c-d, again', 'no answer from https://example.com/a/b again'],
  ['GET /contato?nome=Ana%20Lima failed', 'GET /contato failed'],
  ['blob:https://example.com/0b-1 and data:text/plain,Ana', 'blob:… and data:…'],
  ['ana.lima+x@example.com.br is taken', '…@… is taken'],
  ['https://ana:secret@example.com/ failed', '…@… failed'],
  ['call (21) 99999-0000 or +55 21 3333 4444', 'call … or …'],
  ['CPF 123.456.789-09, CEP 22770-000', 'CPF …, CEP …'],
  [`Unexpected token 'J', "João da Silva" is not valid JSON`, `Unexpected token 'J', "…" is not valid JSON`],
  [
    `can't read "João", isn't 'João' a name? “a.b” and \`c\` are`,
    `can't read "…", isn't '…' a name? “a.b” and \`c\` are`,
  ],
  ['“Ana Lima” is unknown', '“…” is unknown'],
  ['one\n\ttwo\u0000 three', 'one two three'],
])('cleanText leaves no personal data in %j', (text, clean = text) => {
  expect(cleanText(text)).toBe(clean);
});

test('cleanText removes values typed into forms, quoted or not, unless they are too short', () => {
  const typed = ['Ana', ' segredo1 ', 'ab', ''];
  expect(cleanText('Ana: segredo1 of "Ana", ab', typed)).toBe('…: … of "…", ab');
});

test('cleanText cuts every text to 200 characters', () => {
  expect(cleanText('x'.repeat(200))).toHaveLength(200);
  const cut = cleanText('x y '.repeat(1_000_000));
  expect(cut).toHaveLength(200);
  expect(cut.endsWith('…')).toBe(true);
});
