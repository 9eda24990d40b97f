import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../repository';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { withLock } from './lock';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();

test('a lock is held while its process lives, and is free soon after the process was killed', async () => {
  const holder = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '-e'],
      `import { withLock } from ${JSON.stringify(inRoot('delivery/src/files/lock.ts'))};
       await withLock(${JSON.stringify(folder())}, async () => {
         console.log('locked');
         await new Promise((done) => setTimeout(done, 60_000));
       });`,
    ],
    { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  let taken = false;
  const second = withLock(folder(), async () => {
    taken = true;
  });
  // A waiting process takes over a lock that was not touched for 5 s.
  await pause(6_500);
  expect(taken).toBe(false);
  holder.kill('SIGKILL');
  await second;
  expect(taken).toBe(true);
});
