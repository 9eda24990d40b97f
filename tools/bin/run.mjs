#!/usr/bin/env node
// Starts the commands of the repository. No dependencies and no TypeScript: it also installs the packages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { servingPort } from '../../delivery/bin/freePort.mjs';
import { startCommand } from '../../delivery/bin/startCommand.mjs';
import { installPackages } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const commands = JSON.parse(readFileSync(new URL('commands.json', import.meta.url), 'utf8'));
const [command = '', ...rest] = process.argv.slice(2);
const isOfSite = command === 'site';
const serves = ['start', 'dev'].includes(command) && !rest.includes('--help');

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
try {
  // Before the installation, which may take a minute.
  if (serves) await servingPort(process.env.PORT);
  await installPackages({ root, production: command === 'start', log: console.log });
} catch (error) {
  fail(error.message);
}

if (isOfSite) {
  process.argv.splice(2, 1);
  await import('../../delivery/bin/site.mjs');
} else startCommand(path.join(root, `${commands[command]}.ts`), rest, root);

function isOlder(version, needed) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
