import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { ownFolder } from './ownFolder';

const folder = useTemporaryFolder();
const dataDir = () => join(folder(), 'var');

test('a folder has one owner at a time, and a second server gets an error that names the folder', async () => {
  const release = await ownFolder(dataDir());
  await expect(ownFolder(dataDir())).rejects.toThrow(`Another server uses ${dataDir()}`);
  await release();
  await (await ownFolder(dataDir()))();
});

test('a folder with a long path has one owner at a time, too', async () => {
  const long = join(folder(), 'a'.repeat(120));
  const release = await ownFolder(long);
  await expect(ownFolder(long)).rejects.toThrow('Another server uses');
  await release();
});

test('only one of two servers that start at the same moment owns the folder', async () => {
  const both = await Promise.allSettled([ownFolder(dataDir()), ownFolder(dataDir())]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const it of both) if (it.status === 'fulfilled') await it.value();
});

test('a killed server releases its folder at once; a stopped process (SIGSTOP) keeps it', async () => {
  const module = join(__dirname, 'ownFolder.ts');
  const code = `const { ownFolder } = await import(${JSON.stringify(module)}); await ownFolder(${JSON.stringify(dataDir())}); console.log('owns'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await expect(ownFolder(dataDir())).rejects.toThrow('Another server uses');
  child.kill('SIGKILL');
  await exited;
  await (await ownFolder(dataDir()))();
});

test('the error for a folder that cannot be written to names the folder', async () => {
  await writeFile(dataDir(), 'a file');
  const message = `The server cannot write to DATA_DIR, ${dataDir()}: EEXIST`;
  await expect(ownFolder(dataDir())).rejects.toThrow(message);
  // Nobody, not even root, can create a socket in /proc.
  await expect(ownFolder('/proc')).rejects.toThrow('The server cannot write to DATA_DIR, /proc: ');
});
