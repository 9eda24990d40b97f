import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, itIsAQueue, messageOf } from '../testing/queue';
import { namesIn, useTemporaryFolder, writeFiles } from '../testing/temporaryFolder';
import type { StoredMessage } from './delivery';
import { createDiskQueue } from './diskQueue';

const folder = useTemporaryFolder();
const start = new Date('2026-03-09T12:00:00.000Z');
let time = start;
beforeEach(() => {
  time = start;
});

const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const open = (onUnreadable?: (path: string) => void) =>
  createDiskQueue(folder(), { now: () => time, ...(onUnreadable && { onUnreadable }) });

async function added(queue = open()): Promise<StoredMessage> {
  const message = messageOf(time);
  await queue.add(message);
  return message;
}

itIsAQueue(() => createDiskQueue(folder()));

test('of messages that have arrived, and of what was asked for, no file is left', async () => {
  const queue = open();
  const message = await added(queue);
  await queue.reschedule(message, failed(null));
  await queue.retry([message.key, 'gone']);
  await queue.take();
  await queue.finish(message);
  expect([await namesIn(folder()), await namesIn(join(folder(), 'retry'))]).toEqual([['retry'], []]);
});

test('one that failed comes at its very time, and what was asked for at once, also one that nobody has tried', async () => {
  const queue = open();
  const message = await added(queue);
  await queue.reschedule(message, failed(later(10), 3));
  time = later(9.999);
  expect([await queue.take(), await open().take()]).toEqual([null, null]);
  time = later(10);
  for (const it of [queue, open()]) expect(await it.take()).toMatchObject({ key: message.key, attempts: { count: 3 } });
  await queue.reschedule(message, failed(later(20)));
  const untried = await added(queue);
  await open().retry([untried.key, message.key]);
  expect(await queue.take()).toMatchObject({ attempts: { nextAt: time.toISOString() } });
  expect(await queue.find(untried.key)).toEqual(untried);
  // A clock that was set back keeps nothing waiting that is new.
  time = later(-1_000);
  expect(await open().take()).toEqual(untried);
});

test('what another process has removed is neither counted nor taken', async () => {
  const queue = open();
  const message = await added(queue);
  await open().finish(message);
  expect(await queue.take()).toBeNull();
  await open().finish(await added(queue));
  expect(await queue.summary()).toEqual({ waiting: 0, parked: 0, held: 0, oldest: null });
  expect(await queue.bytes()).toBe(0);
});

test('the folder, which may hold many, is not read while a message is due that is known', async () => {
  const queue = open();
  const known = await added(queue);
  time = later(-1);
  const older = await added();
  time = later(1);
  expect(await queue.take()).toEqual(known);
  await queue.finish(known);
  expect(await queue.take()).toEqual(older);
});

test('a message’s name leads nowhere else', async () => {
  await writeFiles(folder(), { 'other.json': JSON.stringify(messageOf()) });
  const queue = createDiskQueue(join(folder(), 'spool'));
  await queue.add(messageOf());
  expect(await queue.find('../other')).toBeNull();
});

test('a file that is no message is told of each hour, left alone, and does not hold up the others', async () => {
  const texts = ['{"half', 'null', '{}', '{"key":"a","fields":{}}', '{"key":"a","receivedAt":"2026"}'];
  await writeFiles(folder(), Object.fromEntries(texts.map((text, number) => [`${number}.json`, text])));
  const names = await namesIn(folder());
  const onUnreadable = jest.fn();
  const queue = open(onUnreadable);
  const message = await added(queue);
  expect(await queue.take()).toEqual(message);
  await queue.finish(message);
  const told = () => onUnreadable.mock.calls.map(([path]) => path);
  const all = names.map((name) => join(folder(), name));
  for (const seconds of [0, 3_599.999]) {
    time = later(seconds);
    expect(await queue.take()).toBeNull();
    expect(told()).toEqual(all);
  }
  time = later(3_600);
  expect(await queue.take()).toBeNull();
  expect(told()).toEqual([...all, ...all]);
  expect(onUnreadable).toHaveBeenCalledWith(expect.anything(), expect.any(Error));
  expect([await queue.list(), await queue.bytes()]).toEqual([[], 0]);
  expect(await queue.summary()).toEqual({ waiting: 5, parked: 0, held: 0, oldest: start });
  expect(await namesIn(folder())).toEqual(names);
});

test('a file whose name is not its key, or that has another shape, is no message: it is neither taken nor moved', async () => {
  const [message, other] = [messageOf(), messageOf()];
  await writeFiles(folder(), {
    'copy.json': JSON.stringify(message),
    [`${other.key}.json`]: JSON.stringify({ ...other, attempts: { count: 1, nextAt: 'soon' } }),
  });
  const queue = open();
  for (let turn = 0; turn < 3; turn += 1) expect(await queue.take()).toBeNull();
  await queue.moveTo({ add: () => Promise.reject(new Error('moved')) });
  expect([await queue.find('copy'), await queue.list()]).toEqual([null, []]);
});

test('what a clock that was ahead has put off is due, once it is right again', async () => {
  const queue = open();
  const message = await added(queue);
  time = later(10 * 86_400);
  await queue.reschedule(message, failed(new Date(time.getTime() + 3_600_000)));
  expect(await queue.take()).toBeNull();
  time = start;
  for (const it of [queue, open()]) expect(await it.take()).toMatchObject({ key: message.key });
  await queue.reschedule(message, failed(later(3_600)));
  expect(await queue.take()).toBeNull();
  await queue.reschedule(message, failed(null));
  expect(await queue.take()).toBeNull();
});

test('one that cannot be rescheduled stays as it was, and the next one goes first; it is tried at its time, within an hour', async () => {
  const queue = open();
  const [message, next] = [await added(queue), messageOf(later(1))];
  await queue.add(next);
  // The place where the new content would be written first.
  await writeFiles(folder(), { [`.${message.key}.json.tmp/taken`]: '' });
  for (const [nextAt, seconds] of [
    [later(10), 10],
    [null, 3_600],
  ] as const) {
    time = start;
    await expect(queue.reschedule(message, failed(nextAt))).rejects.toThrow();
    expect(await queue.take()).toMatchObject({ key: next.key });
    await queue.reschedule(next, failed(later(seconds + 1)));
    time = later(seconds - 0.001);
    expect(await queue.take()).toBeNull();
    time = later(seconds);
    expect(await queue.take()).toEqual(message);
    await queue.reschedule(next, failed(start));
  }
});

test('what a crash left half-written is removed, unless it is newer than the start', async () => {
  await writeFiles(folder(), {
    '.old.json.tmp': '{"half',
    '.new.json.tmp': '{"half',
    'old.txt': '',
    'retry/.a.tmp': '',
  });
  for (const name of ['.old.json.tmp', 'old.txt', 'retry/.a.tmp']) await utimes(join(folder(), name), 0, 0);
  await utimes(join(folder(), '.new.json.tmp'), 1_000, 1_000);
  await open().recover(new Date(1_000_000));
  expect(await namesIn(folder())).toEqual(['.new.json.tmp', 'old.txt', 'retry']);
  expect(await namesIn(join(folder(), 'retry'))).toEqual([]);
});

test('what there is from before a database goes into it, parked or not; what it does not take stays', async () => {
  const disk = open();
  const parked = await added(disk);
  await disk.reschedule(parked, failed(null));
  time = later(1);
  const waiting = await added(disk);
  await expect(disk.moveTo({ add: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
  expect(await open().list()).toHaveLength(2);
  const moved: StoredMessage[] = [];
  await disk.moveTo({ add: async (message) => void moved.push(message) });
  expect(moved).toEqual([{ ...parked, attempts: failed(null) }, waiting]);
  expect(await open().list()).toEqual([]);
  expect(await disk.take()).toBeNull();
});

test('a folder that can’t be read is no empty one', async () => {
  const queue = createDiskQueue(`${folder()}\0`);
  await expect(queue.take()).rejects.toThrow();
});
