import { growingPauseMs } from './times';

test('the pause doubles with each failure, from 5 s to one hour', () => {
  const pauses = [1, 2, 3, 10, 11, 100, 5_000].map((failures) => growingPauseMs(failures, 0));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000, 3_600_000]);
});

test('the pause is shortened at random, by up to a half', () => {
  expect([growingPauseMs(1, 0.5), growingPauseMs(1, 1)]).toEqual([3_750, 2_500]);
  const some = new Set(Array.from({ length: 20 }, () => growingPauseMs(11)));
  expect(some.size).toBeGreaterThan(1);
  expect(Math.min(...some)).toBeGreaterThanOrEqual(1_800_000);
});
