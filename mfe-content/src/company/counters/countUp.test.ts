import { type Clock, countDuration, countUp } from './countUp';

/** Creates a clock that stands still until `advance` is called. */
function stoppedClock() {
  let time = 5000;
  let frame: (() => void) | null = null;
  const clock: Clock = {
    now: () => time,
    requestFrame: (callback) => {
      frame = callback;
      return 1;
    },
    cancelFrame: () => {
      frame = null;
    },
  };
  return {
    clock,
    isRunning: () => frame !== null,
    advance(ms: number) {
      time += ms;
      const due = frame;
      frame = null;
      due?.();
    },
  };
}

test('countUp runs from 0 to 1 in 2000 ms, then stops (spec 4, Counters)', () => {
  const { clock, advance, isRunning } = stoppedClock();
  const seen: number[] = [];
  countUp((progress) => seen.push(progress), clock);
  expect(countDuration).toBe(2000);
  expect(seen).toEqual([0]);
  advance(1000);
  expect(seen.at(-1)).toBeGreaterThan(0.5);
  expect(seen.at(-1)).toBeLessThan(1);
  advance(999);
  expect(seen.at(-1)).toBeLessThan(1);
  expect(isRunning()).toBe(true);
  advance(1);
  expect(seen.at(-1)).toBe(1);
  expect(isRunning()).toBe(false);
});
