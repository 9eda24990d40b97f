import { median, range } from './statistics';

test('the median is the value in the middle, or the mean of the two in the middle', () => {
  expect(median([3, 1, 200])).toBe(3);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a range says all of it', () => {
  expect(range([0.5, 1, 0.75])).toBe('0.75 (0.50 to 1.00)');
});
