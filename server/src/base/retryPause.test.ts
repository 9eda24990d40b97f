import { growingPauseMs } from './retryPause';

test('pauses double from 5 s to an hour', () => {
  const pauses = [1, 2, 3, 10, 11, 100, 5_000].map((failures) => growingPauseMs(failures, 0));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000, 3_600_000]);
});

test('a random part of up to a half is taken off', () => {
  expect([growingPauseMs(1, 0.5), growingPauseMs(1, 1)]).toEqual([3_750, 2_500]);
  const some = new Set(Array.from({ length: 20 }, () => growingPauseMs(11)));
  expect(some.size).toBeGreaterThan(1);
  expect(Math.min(...some)).toBeGreaterThanOrEqual(1_800_000);
});
