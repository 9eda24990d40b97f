import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, failed, messageOf, retention, testQueue } from '../testing/queue';
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

const waitsFile = () => join(folder(), 'waits');

async function age(by: number) {
  const { countedAt, ms } = JSON.parse(await readFile(waitsFile(), 'utf8'));
  const aged = Object.entries<number>(ms).map(([key, waited]) => [key, waited + by]);
  await writeFile(waitsFile(), JSON.stringify({ countedAt, ms: Object.fromEntries(aged) }));
}

testQueue(() => createDiskQueue(folder()), age);

test('a message that was never attempted needs no retry, and is due whatever the clock shows', async () => {
  const queue = open();
  const untried = await added(queue);
  await open().retry([untried.key]);
  time = later(-1_000);
  for (const it of [queue, open()]) expect(await it.take()).toEqual(untried);
});

test('the queue does not read its folder while a known message is due', async () => {
  const queue = open();
  const known = await added(queue);
  time = later(-1);
  const older = await added();
  time = later(1);
  expect(await queue.take()).toEqual(known);
  await queue.finish(known);
  expect(await queue.take()).toEqual(older);
});

test('a message’s key names no file outside the folder', async () => {
  await writeFiles(folder(), { 'other.json': JSON.stringify(messageOf()) });
  const queue = createDiskQueue(join(folder(), 'spool'));
  await queue.add(messageOf());
  expect(await queue.find('../other')).toBeNull();
});

test('a file that is not a message is reported once an hour, left in place, and delays no message', async () => {
  const texts = ['{"half', 'null', '{}', '{"key":"a","fields":{}}', '{"key":"a","receivedAt":"2026"}'];
  await writeFiles(folder(), Object.fromEntries(texts.map((text, number) => [`${number}.json`, text])));
  const names = await namesIn(folder());
  const onUnreadable = jest.fn();
  const queue = open(onUnreadable);
  const message = await added(queue);
  expect(await queue.take()).toEqual(message);
  await queue.finish(message);
  const reportedPaths = () => onUnreadable.mock.calls.map(([path]) => path);
  const all = names.map((name) => join(folder(), name));
  for (const seconds of [0, 3_599.999]) {
    time = later(seconds);
    expect(await queue.take()).toBeNull();
    expect(reportedPaths()).toEqual(all);
  }
  time = later(3_600);
  expect(await queue.take()).toBeNull();
  expect(reportedPaths()).toEqual([...all, ...all]);
  expect(onUnreadable).toHaveBeenCalledWith(expect.anything(), expect.any(Error));
  expect([await queue.list(), await queue.bytes()]).toEqual([[], 0]);
  expect(await queue.summary()).toEqual({ waiting: 5, deadLettered: 0, held: 0, oldest: start });
  expect(await namesIn(folder())).toEqual(names);
});

test('a file whose name is not its key, or that has another shape, is neither taken nor moved', async () => {
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

test('a message rescheduled by a clock that was ahead is due once the clock is right', async () => {
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

test('a message that cannot be rescheduled stays unchanged, lets others go first, and is due within an hour', async () => {
  const queue = open();
  const [message, next] = [await added(queue), messageOf(later(1))];
  await queue.add(next);
  // A folder takes the name of the temporary file, so that the write fails.
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

test('recover removes the half-written files of a crash, but none newer than the start', async () => {
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

test('moveTo moves all messages to a database, also dead-lettered ones, and keeps those that it refuses', async () => {
  const disk = open();
  const deadLettered = await added(disk);
  await disk.reschedule(deadLettered, failed(null));
  time = later(1);
  const waiting = await added(disk);
  await expect(disk.moveTo({ add: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
  expect(await open().list()).toHaveLength(2);
  const moved: StoredMessage[] = [];
  await disk.moveTo({ add: async (message) => void moved.push(message) });
  expect(moved).toEqual([{ ...deadLettered, attempts: failed(null) }, waiting]);
  expect(await open().list()).toEqual([]);
  expect(await disk.take()).toBeNull();
});

test('a folder that cannot be read is an error, not an empty queue', async () => {
  const queue = createDiskQueue(`${folder()}\0`);
  await expect(queue.take()).rejects.toThrow();
});

describe('a wrong clock deletes no message:', () => {
  let passed = 0;
  const run = () => createDiskQueue(folder(), { now: () => time, elapsed: () => passed });
  const days = (count: number) => new Date(time.getTime() + count * dayMs);
  const realDay = () => {
    time = days(1);
    passed += dayMs;
  };

  test.each([400, -3])('set by %i days while the server runs, or while it is off, and set right later', async (by) => {
    let queue = run();
    await added(queue);
    for (const restarts of [false, true]) {
      for (const change of [by, -by]) {
        expect(await queue.expire(retention)).toEqual({ deleted: 0, refusedMs: 0 });
        time = days(change);
        if (restarts) queue = run();
        expect(await queue.expire(retention)).toEqual({ deleted: 0, refusedMs: change * dayMs });
      }
    }
    for (let day = 0; day < 89; day += 1) {
      realDay();
      expect(await queue.expire(retention)).toEqual({ deleted: 0, refusedMs: 0 });
    }
    realDay();
    expect(await queue.expire(retention)).toEqual({ deleted: 1, refusedMs: 0 });
  });

  test('the time of a short stop counts, that of a long one does not', async () => {
    await added();
    await run().expire(retention);
    for (const off of [2, 2, 40]) {
      time = days(off);
      await run().expire(retention);
    }
    const moved: StoredMessage[] = [];
    await run().moveTo({ add: async (message) => void moved.push(message) });
    expect(moved).toMatchObject([{ wait: { ms: 4 * dayMs, countedAt: time.getTime() } }]);
  });

  test('nor does a lost or damaged count', async () => {
    await added();
    for (const text of ['{"countedAt":0,"ms":{"__proto__":1}}', '{', '']) {
      await writeFile(waitsFile(), text);
      expect(await run().expire(retention)).toMatchObject({ deleted: 0 });
    }
  });
});

test('a damaged file is deleted like a message that cannot be delivered, and with the person whose address it contains', async () => {
  const half = (email: string) => `{"key":"a","fields":{"email":"${email}"`;
  await writeFiles(folder(), {
    'old.json': half('old@example.com'),
    'new.json': half('new@example.com'),
    'escaped.json': half('jos\\u00e9@example.com'),
    '.half.json.tmp': half('new@example.com'),
  });
  await writeFile(waitsFile(), JSON.stringify({ countedAt: time.getTime(), ms: { old: 90 * dayMs, new: 89 * dayMs } }));
  expect(await open().expire(retention)).toEqual({ deleted: 1, refusedMs: 0 });
  await rm(waitsFile());
  expect(await namesIn(folder())).toEqual(['.half.json.tmp', 'escaped.json', 'new.json']);
  expect(await open().erase('ew@example.com')).toBe(0);
  expect(await open().erase('New@example.com')).toBe(1);
  expect(await open().erase('JOSE\u0301@example.com')).toBe(1);
  expect(await namesIn(folder())).toEqual([]);
});
