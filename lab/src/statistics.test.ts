import { compare, median, noiseOf, range } from './statistics';

test('the median is the value in the middle, or the mean of the two in the middle', () => {
  expect(median([3, 1, 200])).toBe(3);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a range says all of it', () => {
  expect(range([0.5, 1, 0.75])).toBe('0.75 (0.50 to 1.00)');
});

test('noise is what two measurements of the same thing differ by at most, round by round', () => {
  expect(noiseOf([100, 110, 90], [104, 103, 91])).toBe(7);
  expect(noiseOf([100, 300], [100, 300])).toBe(0);
  expect(noiseOf([], [])).toBe(0);
});

test('a difference within the noise is none', () => {
  expect(compare([100, 102, 104], [106, 107, 108], 5)).toEqual({ value: 107, ratio: 102 / 107, differs: false });
  expect(compare([100, 102, 104], [106, 108, 110], 5)).toEqual({ value: 108, ratio: 102 / 108, differs: true });
});

test('nothing against nothing is the same', () => {
  expect(compare([0, 0], [0, 0], 0)).toEqual({ value: 0, ratio: 1, differs: false });
  expect(compare([4], [0], 0)).toEqual({ value: 0, ratio: Number.POSITIVE_INFINITY, differs: true });
});
