import { readdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { withLock } from './lock';

const folder = temporaryFolderPerTest();

test('a second holder waits for the first and reports that it waits', async () => {
  const events: string[] = [];
  let finish = () => {};
  let begun = () => {};
  const beginning = new Promise<void>((done) => {
    begun = done;
  });
  const first = withLock(folder(), async () => {
    events.push('first begins');
    begun();
    await new Promise<void>((done) => {
      finish = done;
    });
    events.push('first ends');
  });
  await beginning;
  let second: Promise<unknown> = Promise.resolve();
  await new Promise<void>((waiting) => {
    second = withLock(
      folder(),
      async () => void events.push('second'),
      () => {
        events.push('waiting');
        waiting();
      },
    );
  });
  expect(events).toEqual(['first begins', 'waiting']);
  finish();
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'waiting', 'first ends', 'second']);
});

test('a failed action releases the lock and leaves no file', async () => {
  await expect(withLock(folder(), () => Promise.reject(new Error('falha')))).rejects.toThrow('falha');
  const onWaiting = jest.fn();
  expect(await withLock(folder(), async () => 'done', onWaiting)).toBe('done');
  expect(onWaiting).not.toHaveBeenCalled();
  expect(await readdir(folder())).toEqual([]);
});

test('locks of different folders are independent', async () => {
  const other = path.join(folder(), 'other');
  expect(await withLock(folder(), () => withLock(other, async () => 'both'))).toBe('both');
});

test('a holder that stalled too long learns that another process has taken the lock', async () => {
  let goOn = () => {};
  const stood = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = withLock(folder(), async ({ assertHeld }) => {
    await assertHeld();
    begun();
    await stood;
    await assertHeld();
  });
  await beginning;
  // The next holder removes a lock that was not touched for 5 s.
  await rmdir(path.join(folder(), '.lock'));
  await withLock(folder(), async ({ assertHeld }) => {
    goOn();
    await expect(first).rejects.toThrow('another one has taken its lock');
    await assertHeld();
  });
  expect(await readdir(folder())).toEqual([]);
});

test('an action that fails because its lock was taken fails with that reason', async () => {
  const first = withLock(folder(), async () => {
    await rmdir(path.join(folder(), '.lock'));
    throw new Error('ENOENT: no such file or directory');
  });
  await expect(first).rejects.toThrow('another one has taken its lock');
});

test('a holder that is too busy for its timers keeps the lock', async () => {
  const waiting = jest.fn();
  await withLock(folder(), async ({ assertHeld }) => {
    const end = performance.now() + 7_000;
    while (performance.now() < end);
    const { mtimeMs } = await stat(path.join(folder(), '.lock'));
    expect(Date.now() - mtimeMs).toBeLessThan(4_000);
    await assertHeld();
  });
  await withLock(folder(), async () => {}, waiting);
  expect(waiting).not.toHaveBeenCalled();
});

test('the end of the process frees the lock at once', async () => {
  const before = process.listeners('exit');
  const first = withLock(folder(), async () => {
    for (const onExit of process.listeners('exit')) if (!before.includes(onExit)) onExit(0);
    expect(await readdir(folder())).toEqual([]);
    throw new Error('ended');
  });
  await expect(first).rejects.toThrow('another one has taken its lock');
});
