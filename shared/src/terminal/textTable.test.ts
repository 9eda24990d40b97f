import { textTable } from './textTable';

const lines = [
  ['', 'here', 'noise'],
  ['LCP', '1 ms', '±20 ms'],
];

test('columns are as wide as what stands in them, and nothing follows the last', () => {
  expect(textTable(lines)).toBe('     here  noise\nLCP  1 ms  ±20 ms');
});

test('of nothing there is no table', () => {
  expect(textTable([])).toBe('');
});
