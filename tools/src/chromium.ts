import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runStep } from './runStep';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the browser tests: the system's; else installed by `apt-get`, when root on a Debian; else
 * Playwright's own.
 *
 * @returns null where Playwright brings its own
 * @throws StepError when none can be had
 */
export async function findChromium(log: (line: string) => void): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`);
    return given;
  }
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    log('Installing Chromium with apt-get (about a minute) …');
    await runStep('apt-get', ['update', '-qq']);
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await runStep(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      quiet,
    );
    return onPath();
  }
  log("Installing Playwright's Chromium …");
  await runStep('npx', ['playwright', 'install', 'chromium']);
  return null;
}

function onPath(): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here; the next place may have it.
      }
    }
  }
  return null;
}
