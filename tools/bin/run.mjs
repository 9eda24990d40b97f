#!/usr/bin/env node
// No dependencies and no TypeScript: it also installs the packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCommand } from '../../delivery/bin/startCommand.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const commands = JSON.parse(readFileSync(new URL('commands.json', import.meta.url), 'utf8'));
const [command = '', ...rest] = process.argv.slice(2);
const isOfSite = command === 'site';

const neededNode = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node.replace(
  /[^\d.]/g,
  '',
);
if (isOlder(process.versions.node, neededNode)) {
  fail(`Node ${neededNode} or newer is needed; this is Node ${process.versions.node}.`);
}
if (!isOfSite && !(command in commands)) {
  fail(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}, site.`);
}
installWhatIsMissing();

if (isOfSite) {
  process.argv.splice(2, 1);
  await import('../../delivery/bin/site.mjs');
} else startCommand(path.join(root, `${commands[command]}.ts`), rest, root);

function installWhatIsMissing() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing npm packages (one to three minutes the first time) …');
  const started = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm ci` fails where a registry lacks an optional package of another platform.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const ticking = spawn(process.execPath, ['-e', 'setInterval(() => process.stdout.write("."), 3000)'], {
    stdio: 'inherit',
  });
  const { status, error } = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  ticking.kill();
  if (error?.code === 'ENOENT') fail('npm is not installed.');
  if (status !== 0) fail('npm could not install the packages; its error is above.');
  console.log(` installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

function isOlder(version, needed) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
