import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { jsonFile } from '../base/jsonFile';
import { type DiskFailure, failDisk } from '../testing/failingDisk';
import { messageOf } from '../testing/queue';
import { namesIn, until, useTemporaryFolder } from '../testing/temporaryFolder';
import { DeliveryFailure } from './delivery';
import { createDiskQueue } from './diskQueue';
import { createDispatcher } from './dispatcher';
import { heldMessage } from './messageQueue';
import { createOutbox } from './outbox';

const folder = useTemporaryFolder();
const failures: readonly DiskFailure[] = ['stops', 'fails once', 'is full', 'is read-only'];

const message = (ms: number) => messageOf(new Date(Date.now() + ms));

/** Stores and delivers messages while the disk fails from a step on, then the rest. @returns false after the last step */
async function survive(how: DiskFailure, step: number): Promise<boolean> {
  const at = join(folder(), String(step));
  const [spool, outboxDir] = [join(at, 'spool'), join(at, 'outbox')];
  await mkdir(at);
  const [deferred, refused, held] = [message(0), message(1), heldMessage(message(2))];
  const outbox = createOutbox(outboxDir, { from: 'site@example.com.br', to: 'comercial@example.com.br' });
  const arrivals: string[] = [];
  let clockShift = 0;
  const now = () => new Date(Date.now() + clockShift);
  const killed = new Promise<never>(() => {});

  function startServer() {
    const queue = createDiskQueue(spool, { now });
    let isKilled = false;
    const dispatcher = createDispatcher({
      queue,
      delivery: {
        async deliver(message) {
          if (isKilled) await killed;
          if (message.key === refused.key) throw new DeliveryFailure('refused', '550');
          if (message.key === deferred.key && !message.attempts) throw new DeliveryFailure('deferred', '451');
          await outbox.deliver(message);
          arrivals.push(message.key);
        },
      },
      retryPauseMs: () => 1,
      onFailure: () => {},
      now,
    });
    const left = () => createDiskQueue(spool).list();
    const isDone = async () => {
      if (isKilled) await killed;
      dispatcher.wake();
      const asked = await namesIn(join(spool, 'retry'));
      return asked.every((name) => name.startsWith('.')) && (await left()).every((it) => it.attempts?.nextAt === null);
    };
    return {
      queue,
      left,
      isDone,
      stop: () => dispatcher.stop(),
      kill() {
        isKilled = true;
        void dispatcher.stop();
      },
    };
  }

  const disk = await failDisk(how, step, at);
  const first = startServer();
  const accepted = new Set<string>();
  let isAskedFor = false;
  async function use() {
    for (const message of [deferred, refused, held]) {
      const add = first.queue.add(message);
      await add.then(() => accepted.add(message.key)).catch(() => {});
    }
    await until(first.isDone);
    const ask = createDiskQueue(spool).retry([held.key]);
    await ask.then(
      () => {
        isAskedFor = true;
      },
      () => {},
    );
    await until(first.isDone);
  }
  const used = use();
  const isOver = await Promise.race([used.then(() => true), disk.hasFailed.then(() => false)]);
  let server = first;
  if (how === 'stops' && !isOver) {
    first.kill();
    await disk.repair();
    server = startServer();
    await server.queue.recover(new Date(Date.now() + 1_000));
  } else {
    // Some attempts fail before the disk works again.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await disk.repair();
    // Ends the pause of a message that could not be dead-lettered.
    clockShift = 60 * 60_000;
    await used;
  }
  await until(server.isDone);
  await server.stop();
  // The next start removes messages that could not be removed.
  if (how === 'is read-only') await server.queue.recover(new Date(Date.now() + 1_000));

  const left = (await server.left()).map(({ key }) => key);
  const arrived = new Set(arrivals);
  const isMissing = (key: string) => !arrived.has(key) && !left.includes(key);
  expect([...accepted].filter(isMissing)).toEqual([]);
  expect(left.filter((key) => key !== refused.key && key !== held.key)).toEqual([]);
  if (isAskedFor) expect(left).not.toContain(held.key);
  // A message that arrived just before the server was killed arrives again.
  expect(arrivals.length - arrived.size).toBeLessThanOrEqual(how === 'stops' ? 1 : 0);
  // A message that can neither be written nor removed may stay, though its visitor read a refusal.
  const mayStay = how === 'stops' || how === 'is read-only';
  if (!mayStay) expect([...arrivals, ...left].filter((key) => !accepted.has(key))).toEqual([]);
  expect((await namesIn(spool)).filter((name) => name !== 'retry')).toEqual(left.map((key) => `${key}.json`));
  expect(await namesIn(join(spool, 'retry'))).toEqual([]);
  expect(await namesIn(outboxDir)).toEqual([...arrived].sort().map((key) => `${key}.eml`));
  return disk.steps() >= step;
}

test.each(failures)(
  'a disk that %s at any step of storing, delivering, dead-lettering and retrying loses and repeats no message',
  async (how) => {
    let step = 1;
    while (await survive(how, step)) step += 1;
    expect(step).toBeGreaterThan(30);
  },
  // Long, for busy machines: steps that go on after the limit would disturb the next tests.
  240_000,
);

test.each(failures)('a disk that %s at any step leaves a JSON file with its old or its new content', async (how) => {
  const path = join(folder(), 'guard.json');
  const open = () => jsonFile(path, v.string(), (error) => fail(error));
  for (let step = 1; ; step += 1) {
    await open().write('old');
    const disk = await failDisk(how, step, folder());
    const isWritten = await Promise.race([
      open()
        .write('new')
        .then(
          () => true,
          () => false,
        ),
      disk.hasFailed.then(() => new Promise((resolve) => setTimeout(resolve, 5, false))),
    ]);
    await disk.repair();
    expect(await open().read()).toMatch(isWritten ? /^new$/ : /^(old|new)$/);
    if (disk.steps() < step) break;
  }
  await open().write('next');
  expect(await readFile(path, 'utf8')).toBe('"next"');
  expect(await namesIn(folder())).toEqual(['guard.json']);
});
