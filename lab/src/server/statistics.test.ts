import { median, range } from './statistics';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the median of nothing is no number', () => {
  expect(median([])).toBeNaN();
});

test('a range says all of it', () => {
  expect(range([0.5, 1, 0.75])).toBe('0.75 (0.50 to 1.00)');
});
