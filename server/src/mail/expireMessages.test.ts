import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from '../createServer';
import { mailLimits } from '../limits';
import { listen } from '../testing/http';
import { serverOptions } from '../testing/mail';
import { dayMs, messageOf, retention } from '../testing/queue';
import { keptLog, useServers } from '../testing/servers';
import { until } from '../testing/temporaryFolder';
import { createDiskQueue } from './diskQueue';
import { heldMessage } from './messageQueue';

const { folder, closeLater } = useServers();
const start = Date.parse('2026-03-09T12:00:00.000Z');
let time = start;
let passed = 0;

beforeEach(() => {
  time = start;
  // The interval only: connections and files need real time.
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const begin = performance.now();
  passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => begin + passed);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const spool = () => serverOptions(folder()).spoolDir;
const waits = () => join(spool(), 'waits');

/** Stores a message and a held one, which have waited for some days. */
async function store(waiting: number, held: number) {
  const disk = createDiskQueue(spool());
  const messages = [messageOf(new Date(time)), heldMessage(messageOf(new Date(time)))] as const;
  for (const message of messages) await disk.add(message);
  const ms = { [messages[0].key]: waiting * dayMs, [messages[1].key]: held * dayMs };
  await writeFile(waits(), JSON.stringify({ countedAt: time - 1, ms }));
}

async function startServer() {
  const { lines, logger } = keptLog('warn');
  const delivery = { deliver: () => Promise.reject(new Error('no mail server')) };
  const now = () => new Date(time);
  await listen(closeLater(createServer({ ...serverOptions(folder()), logger, retention, now, delivery })));
  await counted();
  return lines;
}

/** Lets the interval end, and waits for its count. */
async function hourPasses() {
  passed += mailLimits.expiryMs;
  time += mailLimits.expiryMs;
  jest.advanceTimersByTime(mailLimits.expiryMs);
  await counted();
}

const counted = () => until(async () => JSON.parse(await readFile(waits(), 'utf8')).countedAt === time);

const count = async () => (await createDiskQueue(spool()).list()).length;

test('while it runs, a server deletes spam after 30 days and undelivered messages after 90, and says how many', async () => {
  await store(89.95, 29.97);
  const lines = await startServer();
  await hourPasses();
  expect(await count()).toBe(1);
  await hourPasses();
  expect(await count()).toBe(0);
  expect(lines.filter((line) => line.includes('"count":1'))).toHaveLength(2);
  expect(lines.join()).not.toContain('The clock');
});

test('a server logs a clock that jumps by 400 days, and deletes no message', async () => {
  await store(89, 29);
  const lines = await startServer();
  await hourPasses();
  for (const days of [400, -400]) {
    time += days * dayMs;
    await hourPasses();
    expect(lines.at(-1)).toContain(`"refusedMs":${days * dayMs}`);
  }
  expect(await count()).toBe(2);
});
