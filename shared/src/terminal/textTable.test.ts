import { textTable } from './textTable';

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
