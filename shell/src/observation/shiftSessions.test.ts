import { createShiftSessions, type LayoutShift } from './shiftSessions';

const shift = (startTime: number, value: number) => ({ startTime, value }) as LayoutShift;
const values = (...shifts: readonly LayoutShift[]) => {
  const add = createShiftSessions();
  return shifts.map((it) => Math.round(add(it).value * 100));
};

test('shifts with less than a second between them add up', () => {
  expect(values(shift(100, 0.1), shift(1099, 0.2), shift(2099, 0.4))).toEqual([10, 30, 40]);
});

test('for five seconds at most', () => {
  const steady = Array.from({ length: 8 }, (_, index) => shift(100 + index * 900, 0.01));
  expect(values(...steady)).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
});

test('a session names its largest shift, and no earlier one', () => {
  const add = createShiftSessions();
  const shifts = [shift(0, 0.5), shift(3000, 0.1), shift(3100, 0.3), shift(3200, 0.2)];
  expect(shifts.map((it) => add(it).largest.startTime)).toEqual([0, 3000, 3100, 3100]);
});
