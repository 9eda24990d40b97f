import { median } from './statistics';

test('the median is the value in the middle, or the mean of the two in the middle', () => {
  expect(median([3, 1, 200])).toBe(3);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});
