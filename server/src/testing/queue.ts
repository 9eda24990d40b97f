import type { Attempts, StoredMessage } from '../mail/delivery';
import { heldMessage, type MessageQueue, newMessage } from '../mail/messageQueue';
import { fullMessage } from './mail';
import { until } from './temporaryFolder';

export const dayMs = 24 * 60 * 60_000;

export const fromNow = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);

export const messageOf = (receivedAt = new Date(), fields: Partial<StoredMessage['fields']> = {}): StoredMessage =>
  newMessage({ ...fullMessage, ...fields }, receivedAt);

/** A null `nextAt` dead-letters the message. */
export const failed = (nextAt: Date | null, count = 1): Attempts => ({
  count,
  lastAt: '2026-03-09T12:00:00.000Z',
  nextAt: nextAt?.toISOString() ?? null,
  reason: '451 busy',
});

export const retention = { undeliveredMs: 90 * dayMs, heldMs: 30 * dayMs };

/**
 * @param open opens the same queue again, as the next run or another process would @param age adds ms to the time that all
 * counted messages have waited
 */
export function testQueue(open: () => MessageQueue, age: (ms: number) => Promise<void>): void {
  test('messages are taken oldest first, by this run or the next, and leave nothing after their delivery', async () => {
    const queue = open();
    expect(await queue.take()).toBeNull();
    const [first, second] = [messageOf(fromNow(-2)), messageOf(fromNow(-1))];
    for (const message of [second, first]) await open().add(message);
    expect(await queue.take()).toEqual(first);
    await queue.finish(first);
    const next = open();
    expect(await next.take()).toEqual(second);
    await next.finish(second);
    for (const it of [next, open()]) {
      expect([await it.take(), await it.list(), await it.bytes()]).toEqual([null, [], 0]);
      expect(await it.summary()).toEqual({ waiting: 0, deadLettered: 0, held: 0, oldest: null });
    }
  });

  test('a failed message waits for its time, across restarts, and keeps its count; a retry request makes it due', async () => {
    const queue = open();
    const message = messageOf();
    await queue.add(message);
    await queue.take();
    await queue.reschedule(message, failed(fromNow(3_600), 3));
    expect([await queue.take(), await open().take()]).toEqual([null, null]);
    await open().retry([message.key, messageOf().key]);
    await until(async () => (await queue.take())?.attempts?.count === 3);
    await queue.reschedule(message, failed(fromNow(0.2), 4));
    expect(await queue.take()).toBeNull();
    await until(async () => (await queue.take())?.attempts?.count === 4);
    await queue.finish(message);
    expect(await queue.take()).toBeNull();
  });

  test('a dead-lettered message is never taken, is listed with its reason, and is due after a retry request', async () => {
    const queue = open();
    const [deadLettered, waiting] = [messageOf(fromNow(-2)), messageOf(fromNow(-1))];
    for (const message of [deadLettered, waiting]) await queue.add(message);
    const bytes = await queue.bytes();
    expect(bytes).toBeGreaterThan(300);
    await queue.take();
    await queue.reschedule(deadLettered, failed(null));
    expect(await queue.take()).toEqual(waiting);
    const failedMessage = { ...deadLettered, attempts: failed(null) };
    for (const book of [queue, open()]) {
      expect(await book.summary()).toEqual({
        waiting: 1,
        deadLettered: 1,
        held: 0,
        oldest: new Date(waiting.receivedAt),
      });
      expect(await book.list()).toEqual([failedMessage, waiting]);
      expect(await Promise.all([deadLettered.key, waiting.key, 'gone'].map(book.find))).toEqual([
        failedMessage,
        waiting,
        null,
      ]);
    }
    expect(await queue.bytes()).toBeGreaterThan(bytes);
    await queue.finish(waiting);
    expect(await queue.bytes()).toBeLessThan(bytes);
    expect(await queue.take()).toBeNull();
    await open().retry([deadLettered.key]);
    await until(async () => (await queue.take())?.key === deadLettered.key);
  });

  test('a held message is counted apart, is never taken, and is due after a retry request', async () => {
    const queue = open();
    const held = heldMessage(messageOf());
    await queue.add(held);
    expect(await queue.take()).toBeNull();
    expect(await open().summary()).toEqual({ waiting: 0, deadLettered: 0, held: 1, oldest: null });
    await open().retry([held.key]);
    await until(async () => (await queue.take())?.key === held.key);
  });

  test('retention deletes waiting and dead-lettered messages by one time, held ones by another, and no younger ones', async () => {
    const queue = open();
    // By a clock that was wrong.
    const early = messageOf(fromNow(-2_000 * 86_400));
    const [oldWaiting, oldDeadLettered, deadLettered, held, youngHeld] = Array.from({ length: 5 }, () => messageOf());
    const expire = async () => (await open().expire(retention)).deleted;
    for (const message of [oldWaiting, oldDeadLettered]) if (message) await queue.add(message);
    if (oldDeadLettered) await queue.reschedule(oldDeadLettered, failed(null));
    await expire();
    await age(60 * dayMs);
    for (const message of [early, deadLettered]) if (message) await queue.add(message);
    if (deadLettered) await queue.reschedule(deadLettered, failed(null));
    if (held) await queue.add(heldMessage(held));
    expect(await expire()).toBe(0);
    await age(29 * dayMs);
    if (youngHeld) await queue.add(heldMessage(youngHeld));
    expect(await expire()).toBe(0);
    await age(dayMs);
    expect(await expire()).toBe(3);
    for (const book of [queue, open()]) {
      expect((await book.list()).map(({ key }) => key)).toEqual([early.key, deadLettered?.key, youngHeld?.key].sort());
    }
    expect(await queue.summary()).toMatchObject({ waiting: 1, deadLettered: 1, held: 1 });
    expect(await expire()).toBe(0);
  });

  test('a person is erased from waiting, dead-lettered and held messages, however the address is written; others stay', async () => {
    const queue = open();
    const [waiting, deadLettered, held] = ['ana@example.com', 'ANA@example.com', 'Ana@Example.com'].map((email) =>
      messageOf(new Date(), { email }),
    );
    const other = messageOf(new Date(), { email: 'mariana@example.com', message: 'ana@example.com escreveu' });
    for (const message of [waiting, deadLettered, other]) if (message) await queue.add(message);
    if (held) await queue.add(heldMessage(held));
    if (deadLettered) await queue.reschedule(deadLettered, failed(null));
    expect(await open().erase(' ana@EXAMPLE.com ')).toBe(3);
    for (const book of [queue, open()]) expect(await book.list()).toEqual([other]);
    expect(await open().erase('ana@example.com')).toBe(0);
  });

  test('a message erased during its delivery does not come back with the failure', async () => {
    const queue = open();
    const message = messageOf();
    await queue.add(message);
    await queue.take();
    expect(await open().erase(message.fields.email)).toBe(1);
    await queue.reschedule(message, failed(null));
    for (const book of [queue, open()]) expect(await book.list()).toEqual([]);
    expect(await queue.summary()).toMatchObject({ waiting: 0, deadLettered: 0 });
  });
}
