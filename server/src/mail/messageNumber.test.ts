import { numberText } from '@site/shared/forms';
import { fullMessage } from '../testing/mail';
import { numberOf } from './messageNumber';
import { newMessage } from './messageQueue';

const numberAt = (time: string, id?: string) => numberOf(newMessage(fullMessage, new Date(time), id));

test('a number has the day in Brasília and a code of the key, which pages can show', () => {
  expect(numberAt('2026-11-30T02:59:00Z', 'ffffffff00000000')).toBe('S-261129-5MNLK');
  expect(numberAt('2026-11-30T03:00:00Z', '00000000ffffffff')).toBe('S-261130-22222');
  expect(numberText(numberAt('2026-11-30T12:00:00Z'))).toContain('de 30/11/2026');
});

test('different keys have different numbers; equal ids have the same one at every time of a day', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => numberAt('2026-11-30T12:00:00Z', `${index}a5f1b9a0`));
  expect(new Set(numbers).size).toBe(100);
  expect(numberAt('2026-11-30T12:00:00Z', 'a5f1b9a0')).toBe(numberAt('2026-11-30T13:00:00Z', 'a5f1b9a0'));
});

test.each(['', '20260309T143000000Z', '20260309T143000000Z-zz', '-'])(
  'the key %j, edited by hand, has a number',
  (key) => {
    expect(numberOf({ key, receivedAt: '2026-03-09T14:30:00.000Z' })).toBe('S-260309-22222');
  },
);
