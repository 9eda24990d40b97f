import { errorText } from './errorText';
import { printable } from './printable';
import { textTable } from './textTable';

const foreign = 'a\n2026-11-28 published everything\u009b31m\u2028b';
const line = String.raw`a\n2026-11-28 published everything\u009b31m\u2028b`;

test.each([
  ['a user’s error', new Error(foreign), [`Error: ${line}`]],
  ['a text', foreign, [line]],
  ['a program’s error', new TypeError(foreign), [`TypeError: ${line}`]],
  [
    'its cause',
    new Error('A page', { cause: new TypeError(foreign) }),
    ['Error: A page', `  because: TypeError: ${line}`],
  ],
])('the message of %s is one line', (_what, error, expected) => {
  const lines = errorText(error).split('\n');
  expect(lines.filter((each) => !each.startsWith('    at '))).toEqual(expected);
});

test('an error of the program has its stack', () => {
  expect(errorText(new TypeError(foreign))).toMatch(/\n {4}at .*terminal\.test\.ts/);
});

describe('printable', () => {
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
});

describe('textTable', () => {
  const lines = [
    ['', 'here', 'noise'],
    ['LCP', '1 ms', '±20 ms'],
  ];

  test('columns are as wide as their widest cell, and lines have no trailing spaces', () => {
    expect(textTable(lines)).toBe('     here  noise\nLCP  1 ms  ±20 ms');
  });

  test('a cell of foreign text stays on its line, and steers no terminal', () => {
    expect(textTable([['a\nb\u009b', 'c']])).toBe(String.raw`a\nb\u009b  c`);
  });
});
