#!/usr/bin/env node
// Starts the commands that a team has in a repository of its own: `site deploy mfe-catalog`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCommand } from './startCommand.mjs';

const tools = fileURLToPath(new URL('..', import.meta.url));
const commands = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));
const [command = '', ...rest] = process.argv.slice(2);

if (Object.hasOwn(commands, command)) {
  const [root = ''] = tools.split(`${path.sep}node_modules${path.sep}`, 1);
  startCommand(
    path.join(tools, `src/${commands[command]}.ts`),
    rest,
    root === tools ? path.resolve(tools, '..') : root,
  );
} else {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}
