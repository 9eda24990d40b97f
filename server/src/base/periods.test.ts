import { createPeriods } from './periods';

let time = 0;
const periods = (most = 10) => createPeriods<string>({ most, ms: 1_000, now: () => new Date(time) });
beforeEach(() => {
  time = Date.parse('2026-11-26T12:00:00Z');
});

test('a period begins with its first use, and lasts its length', () => {
  const { get, getOrBegin, left, forget } = periods();
  expect([get('a'), left('a')]).toEqual([undefined, 1_000]);
  expect([getOrBegin('a', () => 'first'), getOrBegin('a', () => 'second')]).toEqual(['first', 'first']);
  time += 999;
  expect([get('a'), left('a'), get('b')]).toEqual(['first', 1, undefined]);
  time += 1;
  expect(get('a')).toBeUndefined();
  expect(getOrBegin('a', () => 'third')).toBe('third');
  forget('a');
  expect(get('a')).toBeUndefined();
});

test.each([10, -10])('a clock that is set by %i days ends a period, and begins no longer one', (days) => {
  const { begin, get, left } = periods();
  begin('a', 'before');
  time += days * 24 * 60 * 60_000;
  expect([get('a'), left('a')]).toEqual([undefined, 1_000]);
});

test('with too many keys the one that was quiet for longest is forgotten', () => {
  const { begin, get } = periods(2);
  for (const key of ['a', 'b']) begin(key, key);
  get('a');
  begin('c', 'c');
  expect(['a', 'b', 'c'].map(get)).toEqual(['a', undefined, 'c']);
});

test('personal data is forgotten at the end of its period, while the server’s clock stands still', () => {
  jest.useFakeTimers();
  try {
    // The library takes 0 for no time.
    jest.advanceTimersByTime(1);
    const { begin, get } = periods();
    begin('203.0.113.7', 'a');
    jest.advanceTimersByTime(999);
    expect(get('203.0.113.7')).toBe('a');
    jest.advanceTimersByTime(2);
    expect(get('203.0.113.7')).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});
