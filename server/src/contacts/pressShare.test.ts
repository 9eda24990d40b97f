import { createPressShare } from './pressShare';

const hour = 60 * 60_000;
let time = Date.parse('2026-11-26T12:00:00Z');
const takeShare = (limit: number) => createPressShare(limit, () => new Date(time));

test('an address, or an IPv6 network, has its share again after an hour, and others have their own', () => {
  const take = takeShare(2);
  const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::1', '2001:db8:0:1::1'];
  expect(addresses.map(take)).toEqual([true, true, false, true]);
  time += hour - 1;
  expect(take('2001:db8::1')).toBe(false);
  time += 1;
  expect(take('2001:db8::1')).toBe(true);
});

test('a clock that was ahead keeps nobody out', () => {
  const take = takeShare(1);
  time += 24 * hour;
  take('192.0.2.1');
  time -= 24 * hour;
  expect(take('192.0.2.1')).toBe(true);
});
