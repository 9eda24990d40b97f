import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { root } from '@site/delivery/repository';
import { measureDay } from './day/measureDay';
import { table } from './day/timedCommands';

const help = `npm run perf-day [-- --output FILE]

From a clone to a remote of one's own that is live as a canary: clones this repository as it was committed last
into an empty folder, calls the first command of README.md and those of docs/teams.md up to the canary, as
they stand there, and tells how long each takes. Nothing here is changed; minutes.

  --output FILE   where to write the table as Markdown, beside the terminal
  --help          this text`;

await command(help, { output: { type: 'string' } }, async ({ output }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'perf-day-'));
  try {
    const { commands, seen } = await measureDay(root, path.join(folder, 'site'), console.log);
    const load = `Load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`;
    const text = `${table(commands)}\n\n${seen} ${load}`;
    console.log(`\n${text}`);
    if (output) await writeFile(path.resolve(process.env.INIT_CWD ?? '.', output), `${text}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
