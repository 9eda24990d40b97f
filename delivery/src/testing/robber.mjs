// @ts-check
// Run by tests instead of the renderer, with all of Node's API: attempts everything that an escaped release could do.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** @type {Record<string, (message: any) => unknown>} */
const attempts = {
  environment: () => process.env,
  read: ({ file }) => readFileSync(file, 'utf8'),
  list: ({ file }) => readdirSync(file),
  write: ({ file }) => writeFileSync(file, 'robbed'),
  spawn: () => execFileSync('/bin/sh', ['-c', 'echo robbed']).toString(),
  signal: ({ pid }) => process.kill(pid, 0),
  flood: () =>
    void setImmediate(function more() {
      process.stdout.write('x\n');
      setImmediate(more);
    }),
  connect: ({ port }) =>
    new Promise((resolve, reject) => {
      connect(port, '127.0.0.1')
        .on('connect', () => resolve('connected'))
        .on('error', reject);
    }),
};

createInterface(process.stdin).on('line', async (line) => {
  const { id, kind, ...more } = JSON.parse(line);
  try {
    console.log(JSON.stringify({ id, result: (await attempts[kind]?.(more)) ?? null }));
  } catch (error) {
    console.log(JSON.stringify({ id, error: String(error) }));
  }
});
console.log('ready');
