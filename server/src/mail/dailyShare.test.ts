import { createDailyShare } from './dailyShare';

const dayMs = 24 * 60 * 60_000;
const shares = { network: 1 / 50, provider: 1 / 8 };
let time = 0;
const share = (limits = { messages: 2, bytes: 100 }) => createDailyShare(limits, shares, () => new Date(time));

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
});

test('an address may send its number of bytes a day, to the last byte', () => {
  const { secondsUntil, add } = share({ messages: 10, bytes: 100 });
  add('192.0.2.1', 60);
  expect([40, 41].map((bytes) => secondsUntil('192.0.2.1', bytes))).toEqual([0, dayMs / 1000]);
  add('192.0.2.1', 40);
  expect(secondsUntil('192.0.2.1', 1)).toBe(dayMs / 1000);
});

test('a network may send ten times as many messages as an address, a provider a hundred times as many', () => {
  const { secondsUntil, add } = share();
  const sent = (addressOf: (turn: number) => string) => {
    let count = 0;
    while (secondsUntil(addressOf(count), 1) === 0) add(addressOf(count++), 1);
    return count;
  };
  expect(sent((turn) => `192.0.2.${turn}`)).toBe(20);
  expect(sent((turn) => `192.0.${turn + 3}.1`)).toBe(180);
  expect(sent((turn) => `2001:db8:1:${turn.toString(16)}::1`)).toBe(20);
  expect(secondsUntil('2001:db8:2::1', 1)).toBe(0);
});

test('a network may fill a share of the room, which is less the fuller the queue is', () => {
  const { secondsUntil, add } = share({ messages: 100, bytes: 2_000 });
  const fits = (address: string, bytes: number, room: number) => secondsUntil(address, bytes, room) === 0;
  add('192.0.2.1', 1_000);
  expect([fits('192.0.2.2', 1_000, 100_000), fits('192.0.2.2', 1_001, 100_000)]).toEqual([true, false]);
  expect([fits('192.0.3.1', 1_000, 16_000), fits('192.0.3.1', 1_001, 16_000)]).toEqual([true, false]);
  // The first message of a provider.
  expect([fits('198.51.100.1', 1_000, 2_000), fits('198.51.100.1', 1_001, 2_000)]).toEqual([true, false]);
});
