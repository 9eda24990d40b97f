import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, siteFolder } from '../repository';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { LockLostError, withSiteLock } from './siteLock';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
const site = () => siteFolder(folder());

test('a second publisher waits for the first, and says so', async () => {
  const events: string[] = [];
  let finish = () => {};
  let begun = () => {};
  const beginning = new Promise<void>((done) => {
    begun = done;
  });
  const first = withSiteLock(site(), async () => {
    events.push('first begins');
    begun();
    await new Promise<void>((done) => {
      finish = done;
    });
    events.push('first ends');
  });
  await beginning;
  const second = withSiteLock(
    site(),
    async () => void events.push('second'),
    (line) => events.push(line),
  );
  await pause(500);
  const waiting = 'Another publisher is at work on this site; waiting for it …';
  expect(events).toEqual(['first begins', waiting]);
  finish();
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', waiting, 'first ends', 'second']);
});

test('whoever fails gives the lock back, and leaves nothing', async () => {
  await expect(withSiteLock(site(), () => Promise.reject(new Error('falha')))).rejects.toThrow('falha');
  const lines: string[] = [];
  expect(
    await withSiteLock(
      site(),
      async () => 'done',
      (line) => lines.push(line),
    ),
  ).toBe('done');
  expect(lines).toEqual([]);
  expect(await readdir(folder())).toEqual([]);
});

test('sites don’t wait for each other', async () => {
  const other = siteFolder(`${folder()}/other`);
  expect(await withSiteLock(site(), () => withSiteLock(other, async () => 'both'))).toBe('both');
});

test('the lock is its holder’s for as long as that lives, and free soon after it was killed', async () => {
  const holder = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '-e'],
      `import { siteFolder } from ${JSON.stringify(inRoot('delivery/src/repository/paths.ts'))};
       import { withSiteLock } from ${JSON.stringify(inRoot('delivery/src/publish/siteLock.ts'))};
       await withSiteLock(siteFolder(${JSON.stringify(folder())}), async () => {
         console.log('locked');
         await new Promise((done) => setTimeout(done, 60_000));
       });`,
    ],
    { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  let taken = false;
  const second = withSiteLock(site(), async () => {
    taken = true;
  });
  // Longer than it takes to see that a holder is gone.
  await pause(6_500);
  expect(taken).toBe(false);
  holder.kill('SIGKILL');
  await second;
  expect(taken).toBe(true);
});

test('whoever stood still for too long finds that somebody else has taken over', async () => {
  let goOn = () => {};
  const stood = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const first = withSiteLock(site(), async ({ assertHeld }) => {
    await assertHeld();
    await stood;
    await assertHeld();
  });
  await pause(50);
  // What the next one does with a lock that nobody has touched for 5 s.
  await rmdir(path.join(folder(), '.lock'));
  await withSiteLock(site(), async ({ assertHeld }) => {
    goOn();
    await expect(first).rejects.toThrow(LockLostError);
    await assertHeld();
  });
  expect(await readdir(folder())).toEqual([]);
});

test('what fails because somebody else has taken over is said to', async () => {
  const first = withSiteLock(site(), async () => {
    await rmdir(path.join(folder(), '.lock'));
    throw new Error('ENOENT: no such file or directory');
  });
  await expect(first).rejects.toThrow(new LockLostError());
});
