import type { Attempts, StoredMessage } from './mail/delivery';
import type { MessageBook } from './mail/messageQueue';
import { manageMessages } from './manageMessages';
import { failed, messageOf } from './testing/queue';

const stored = (hour: number, id: string, attempts?: Partial<Attempts>): StoredMessage => ({
  ...messageOf(new Date(`2026-03-09T${hour}:00:00.000Z`)),
  key: `20260309T${hour}0000000Z-${id}`,
  ...(attempts && { attempts: { ...failed(null), ...attempts } }),
});
const fresh = stored(12, 'aa');
const waiting = stored(13, 'bb', { count: 3, nextAt: '2026-03-09T13:05:00.000Z' });
const deadLettered = stored(14, 'cc', { reason: '550 no such mailbox' });

function bookOf(...messages: StoredMessage[]) {
  const retried: string[] = [];
  const book: MessageBook = {
    summary: async () => ({ waiting: 0, deadLettered: 0, held: 0, oldest: null }),
    list: async () => messages,
    find: async (wanted) => messages.find(({ key }) => key === wanted) ?? null,
    retry: async (keys) => void retried.push(...keys),
    erase: async () => 0,
    close: async () => {},
  };
  return { book, retried };
}

test.each([[[]], [['list']]])('%j lists waiting and dead-lettered messages with attempts and reason', async (words) => {
  expect(await manageMessages(bookOf(fresh, waiting, deadLettered).book, words)).toBe(
    [
      'id                      received (UTC)    tries  next try (UTC)    last answer',
      '20260309T120000000Z-aa  2026-03-09 12:00  0      at once',
      '20260309T130000000Z-bb  2026-03-09 13:00  3      2026-03-09 13:05  451 busy',
      '20260309T140000000Z-cc  2026-03-09 14:00  1      dead-lettered     550 no such mailbox',
    ].join('\n'),
  );
});

test('an empty list gets a sentence', async () => {
  expect(await manageMessages(bookOf().book, [])).toBe('No message waits, and none is dead-lettered.');
});

test('show prints a whole message, named by its ID or the beginning of the ID', async () => {
  const { book } = bookOf(fresh, waiting);
  expect(JSON.parse(await manageMessages(book, ['show', waiting.key]))).toEqual(waiting);
  expect(JSON.parse(await manageMessages(book, ['show', '20260309T12']))).toEqual(fresh);
});

test('retry accepts one message, or all', async () => {
  const { book, retried } = bookOf(fresh, waiting, deadLettered);
  expect(await manageMessages(book, ['retry', '20260309T14'])).toBe('1 message is tried again.');
  expect(retried).toEqual([deadLettered.key]);
  expect(await manageMessages(book, ['retry'], true)).toBe('3 messages are tried again.');
  expect(retried).toEqual([deadLettered.key, fresh.key, waiting.key, deadLettered.key]);
});

test.each([
  [['retry'], false, 'Use list, show ID, retry ID, retry --all, erase E-MAIL or counts'],
  [['retry', 'x'], true, 'Use list'],
  [['show'], false, 'Use list'],
  [['drop', 'x'], false, 'Use list'],
  [['show', 'x', 'y'], false, 'Unknown argument "y"'],
  [['show', '2027'], false, 'No message 2027 is in the queue'],
  [['retry', '20260309'], false, '2 messages begin with 20260309: type more of the ID'],
])('the arguments %j (all: %j) are refused, and no message is retried', async (words, all, text) => {
  const { book, retried } = bookOf(fresh, waiting);
  const answer = manageMessages(book, words, all);
  await expect(answer).rejects.toThrow(text);
  expect(retried).toEqual([]);
});
