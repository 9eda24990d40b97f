import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { run } from './testing/programs';

const installing = 'mkdir -p node_modules/@site/tools && touch node_modules/.package-lock.json';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-install-'));
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
  await mkdir(path.join(folder, 'bin'));
  await npmThat(installing);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Replaces npm by a script that records its arguments. */
async function npmThat(does: string) {
  const npm = path.join(folder, 'bin/npm');
  await writeFile(npm, `#!/bin/sh\necho "$@" >> calls\n${does}\n`);
  await chmod(npm, 0o755);
}

/** Runs the installation. @returns arguments of npm; null if it was not called */
async function install(production = false): Promise<string | null> {
  await rm(path.join(folder, 'calls'), { force: true });
  const script = `
    import { installPackages } from ${JSON.stringify(inRoot('tools/bin/install.mjs'))};
    await installPackages({ root: ${JSON.stringify(folder)}, production: ${production}, log: console.log });`;
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env });
  return readFile(path.join(folder, 'calls'), 'utf8').catch(() => null);
}

const changeLock = () => utimes(path.join(folder, 'package-lock.json'), new Date(), new Date(Date.now() + 10_000));

test('the first npm start installs packages that run the site; the next command adds the rest, once', async () => {
  expect(await install(true)).toContain('--omit=dev');
  expect(await install(true)).toBeNull();
  expect(await install()).not.toContain('--omit');
  expect(await install()).toBeNull();
  expect(await install(true)).toBeNull();
});

test('npm start never removes development packages', async () => {
  await install();
  await changeLock();
  expect(await install(true)).not.toContain('--omit');
});

test('an installation of single workspaces is completed', async () => {
  await npmThat('mkdir -p node_modules && touch node_modules/.package-lock.json');
  await install();
  await npmThat(installing);
  expect(await install()).not.toContain('--omit');
  expect(await install()).toBeNull();
});

test('an installation that fails is reported, and tried again by the next command', async () => {
  await npmThat('exit 1');
  await expect(install(true)).rejects.toThrow('npm could not install the packages');
  await npmThat(installing);
  expect(await install()).not.toContain('--omit');
});
