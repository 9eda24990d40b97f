import { codePointsIn, unicodeRangeOf } from './unicodeRange';

test('neighbours are one range, whatever order they come in', () => {
  expect(unicodeRangeOf([0x62, 0x41, 0x61, 0x63, 0x61])).toBe('U+41,U+61-63');
});

test('a range is read as it was written', () => {
  expect(codePointsIn('U+0041-0043, U+20AC')).toEqual([0x41, 0x42, 0x43, 0x20ac]);
  expect(codePointsIn(unicodeRangeOf([1, 2, 3, 9]))).toEqual([1, 2, 3, 9]);
});
