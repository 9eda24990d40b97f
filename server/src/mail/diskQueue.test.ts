import { mkdir, rename, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fullMessage } from '../testing/mail';
import { namesIn, useTemporaryFolder, writeFiles } from '../testing/temporaryFolder';
import type { Attempts, StoredMessage } from './delivery';
import { createDiskQueue } from './diskQueue';
import { newMessage } from './messageQueue';

const folder = useTemporaryFolder();
let time = new Date('2026-03-09T12:00:00.000Z');
beforeEach(() => {
  time = new Date('2026-03-09T12:00:00.000Z');
});

const open = () => createDiskQueue(folder(), { now: () => time });
const later = (seconds: number) => new Date(time.getTime() + seconds * 1000);
const failed = (nextAt: Date | null, count = 1): Attempts => ({
  count,
  lastAt: time.toISOString(),
  nextAt: nextAt?.toISOString() ?? null,
  reason: '451 busy',
});

async function added(queue = open(), receivedAt = time): Promise<StoredMessage> {
  const message = newMessage(fullMessage, receivedAt);
  await queue.add(message);
  return message;
}

test('what was accepted is taken, oldest first, by this run or the next', async () => {
  const second = await added(open(), later(2));
  const first = await added(open(), later(1));
  const queue = open();
  expect(await queue.take()).toEqual(first);
  await queue.finish(first);
  expect(await queue.take()).toEqual(second);
  await queue.finish(second);
  expect(await queue.take()).toBeNull();
  expect(await namesIn(folder())).toEqual([]);
});

test('one that another process accepted is found', async () => {
  const queue = open();
  expect(await queue.take()).toBeNull();
  const message = await added(open());
  expect(await queue.take()).toEqual(message);
});

test('one that failed waits for its time, through restarts, and keeps its count', async () => {
  const queue = open();
  const message = await added(queue);
  await queue.reschedule(message, failed(later(10), 3));
  expect(await queue.take()).toBeNull();
  const restarted = open();
  expect(await restarted.take()).toBeNull();
  time = later(10);
  for (const each of [queue, restarted, open()]) {
    expect(await each.take()).toMatchObject({ key: message.key, attempts: { count: 3, reason: '451 busy' } });
  }
});

test('one that is parked stays with its reason, is never taken, and goes on when somebody asks', async () => {
  const queue = open();
  const message = await added(queue);
  await queue.reschedule(message, failed(null));
  time = later(1_000_000);
  expect(await queue.take()).toBeNull();
  expect(await open().take()).toBeNull();
  expect(await open().summary()).toEqual({ waiting: 0, parked: 1, oldest: null });
  expect(await queue.summary()).toEqual({ waiting: 0, parked: 1, oldest: null });

  await createDiskQueue(folder()).retry([message.key]);
  expect(await queue.take()).toMatchObject({ key: message.key, fields: fullMessage, attempts: { count: 1 } });
  expect(await namesIn(join(folder(), 'retry'))).toEqual([]);
  await queue.finish(message);
  expect(await queue.summary()).toEqual({ waiting: 0, parked: 0, oldest: null });
});

test('another attempt of one that waits comes at once; of one that is gone, never', async () => {
  const queue = open();
  const message = await added(queue);
  await queue.reschedule(message, failed(later(3_600), 9));
  await queue.retry([message.key, 'gone']);
  expect(await queue.take()).toMatchObject({ key: message.key, attempts: { count: 9 } });
  await queue.finish(message);
  expect(await queue.take()).toBeNull();
});

test('what a server of before has parked in a folder of its own is parked here', async () => {
  const queue = open();
  const message = await added(queue);
  await queue.reschedule(message, failed(null));
  const name = `${message.key}.json`;
  await mkdir(join(folder(), 'parked'));
  await rename(join(folder(), name), join(folder(), 'parked', name));
  const restarted = open();
  await restarted.recover(time);
  expect(await restarted.take()).toBeNull();
  expect(await restarted.summary()).toMatchObject({ waiting: 0, parked: 1 });
});

test('the summary counts, and tells the time of the oldest', async () => {
  expect(await open().summary()).toEqual({ waiting: 0, parked: 0, oldest: null });
  await added(open(), later(-60));
  await added();
  expect(await open().summary()).toEqual({ waiting: 2, parked: 0, oldest: later(-60) });
});

test('it tells how many bytes it holds, before anything is read again', async () => {
  const queue = open();
  expect(await queue.bytes()).toBe(0);
  const message = await added(queue);
  const one = await queue.bytes();
  expect(one).toBeGreaterThan(JSON.stringify(fullMessage).length);
  await queue.reschedule(await added(queue), failed(null));
  expect(await queue.bytes()).toBeGreaterThan(2 * one);
  await queue.finish(message);
  expect(await queue.bytes()).toBeLessThan(2 * one);
});

test('list and find tell of those that wait and those that are parked', async () => {
  const queue = open();
  const parked = await added(queue);
  const waiting = await added(queue, later(1));
  await queue.reschedule(parked, failed(null));
  const book = createDiskQueue(folder());
  expect(await book.list()).toEqual([{ ...parked, attempts: failed(null) }, waiting]);
  expect(await book.find(parked.key)).toEqual({ ...parked, attempts: failed(null) });
  expect(await book.find(waiting.key)).toEqual(waiting);
  expect(await book.find('gone')).toBeNull();
  expect(await book.find('../../etc/passwd')).toBeNull();
});

test('a file that is no message is left alone and told of, and does not hold up the others', async () => {
  await writeFiles(folder(), { '0.json': '{"half', '1.json': '{}' });
  const onUnreadable = jest.fn();
  const queue = createDiskQueue(folder(), { now: () => time, onUnreadable });
  const message = await added(queue);
  expect(await queue.take()).toEqual(message);
  await queue.finish(message);
  expect(await queue.take()).toBeNull();
  expect(onUnreadable.mock.calls.map(([path]) => path)).toEqual([join(folder(), '0.json'), join(folder(), '1.json')]);
  await queue.take();
  expect(onUnreadable).toHaveBeenCalledTimes(2);
});

test('one that cannot be set back stays as it was', async () => {
  const queue = open();
  const message = await added(queue);
  // The place where the new content would be written first.
  await writeFiles(folder(), { [`.${message.key}.json.tmp/taken`]: '' });
  await expect(queue.reschedule(message, failed(later(10)))).rejects.toThrow();
  expect(await queue.find(message.key)).toEqual(message);
});

test('what a crash left half-written is removed, unless it is newer than the start', async () => {
  await writeFiles(folder(), { '.old.json.tmp': '{"half', '.new.json.tmp': '{"half' });
  await utimes(join(folder(), '.old.json.tmp'), 0, 0);
  await open().recover(new Date(1_000_000));
  expect(await namesIn(folder())).toEqual(['.new.json.tmp']);
});

test('what there is from before a database goes into it, parked or not, and from the disk', async () => {
  const disk = open();
  const parked = await added(disk);
  await disk.reschedule(parked, failed(null));
  const waiting = await added(disk, later(1));
  const moved: StoredMessage[] = [];
  const queue = { add: async (message: StoredMessage) => void moved.push(message) };
  await disk.moveTo(queue);
  expect(moved).toEqual([{ ...parked, attempts: failed(null) }, waiting]);
  expect(await open().list()).toEqual([]);
});

test('what the database does not take stays on the disk', async () => {
  const disk = open();
  await added(disk);
  await expect(disk.moveTo({ add: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
  expect(await open().list()).toHaveLength(1);
});

test('messages are for this system user alone', async () => {
  const message = await added();
  expect((await stat(join(folder(), `${message.key}.json`))).mode & 0o777).toBe(0o600);
});
