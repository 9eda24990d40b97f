import { printable } from './printable';

test.each([
  ['\u009b2J\u001b]0;x\u0007\u0008\u007f\r', String.raw`\u009b2J\u001b]0;x\u0007\u0008\u007f\u000d`],
  // Text from right to left, a tag, a lone surrogate.
  ['a\u202eb\u{e0041}c\ud83d', String.raw`a\u202eb\udb40\udc41c\ud83d`],
  ['\u2028\u200b\ufeff', String.raw`\u2028\u200b\ufeff`],
])('%j has no character that steers a terminal', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

test('texts, tabs and lines stay', () => {
  const text = 'Olá, José: 2 × R$ 154,00 🔥\n\tfim';
  expect(printable(text)).toBe(text);
});

test('JSON stays JSON of the same value', () => {
  const value = { text: '\u009b\u202e🔥\u0007"\\' };
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
});
