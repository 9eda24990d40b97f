#!/usr/bin/env node
// Starts the commands that a team has in a repository of its own: `site deploy mfe-catalog`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCommand } from './startCommand.mjs';

const tools = fileURLToPath(new URL('..', import.meta.url));
const commands = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));
const [command = '', ...rest] = process.argv.slice(2);
const list = `site COMMAND [--help], with one of these commands:

  ${Object.keys(commands).join('\n  ')}`;

if (Object.hasOwn(commands, command)) {
  const [root = ''] = tools.split(`${path.sep}node_modules${path.sep}`, 1);
  startCommand(
    path.join(tools, `src/${commands[command]}.ts`),
    rest,
    root === tools ? path.resolve(tools, '..') : root,
  );
} else if (['--help', '-h', 'help'].includes(command)) console.log(list);
else {
  console.error(command === '' ? list : `Unknown command "${command}".\n\n${list}`);
  process.exitCode = 1;
}
