import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firebaseFiles, readHostedSite, writeFirebaseFolder, writeHosting } from '@site/delivery/publish';
import type { SiteFolder } from '@site/delivery/repository';
import { testPort } from '../testing/testPort';

interface Hosting {
  readonly url: string;
  stop(): Promise<void>;
}

/** ms until the emulator must answer. */
const startLimit = 90_000;

/** Serves a site as Firebase Hosting does, by its emulator, with the generated configuration. */
export async function startFirebaseHosting(site: SiteFolder, folder: string, port: number): Promise<Hosting> {
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const paths = await writeFirebaseFolder(site, folder);
  await writeHosting(folder, await firebaseFiles(await readHostedSite(site), paths));
  await addEmulators(path.join(folder, 'firebase.json'), port);
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const child = spawn(
    process.execPath,
    [cli, 'emulators:start', '--only', 'hosting', '--project', 'demo-site', '--non-interactive'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
      // Its settings, caches and locks stay in the folder; `CI` keeps it from asking or looking for updates.
      env: { ...process.env, CI: '1', TMPDIR: path.join(folder, 'tmp'), XDG_CONFIG_HOME: path.join(folder, 'config') },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGINT');
    await Promise.race([once(child, 'exit'), pause(10_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
  };
  for (const deadline = Date.now() + startLimit; Date.now() < deadline && child.exitCode === null; await pause(200)) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { url, stop };
  }
  await stop();
  throw new Error('The hosting emulator does not answer');
}

/** Says where the emulator listens: no part of what is deployed. */
async function addEmulators(file: string, port: number): Promise<void> {
  const config = JSON.parse(await readFile(file, 'utf8'));
  const host = '127.0.0.1';
  const emulators = {
    hosting: { host, port },
    hub: { host, port: await testPort() },
    logging: { host, port: await testPort() },
    ui: { enabled: false },
  };
  await writeFile(file, JSON.stringify({ ...config, emulators }));
}
