import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { getsCanary } from '@site/shared/contracts';
import { command } from '../commands/command';
import { commandBlocks } from '../docs/documentedCommands';
import {
  type DocumentedServer,
  isServer,
  plainEnvironment,
  runDocumented,
  startDocumented,
  type Terminal,
} from '../docs/runDocumented';
import { firstFreePort } from '../freePort';
import { root } from '../paths';
import { createFolderStore } from '../store/folderStore';
import { type TimedCommand, table } from './day/timedCommands';

const help = `npm run perf-day [-- --output FILE]

From a clone to a remote of one's own that is live as a canary: clones this repository as it was committed last
into an empty folder, calls the first command of README.md and those of docs/teams.md up to the canary, as
they stand there, and tells how long each takes. Nothing here is changed; minutes.

  --output FILE   where to write the table as Markdown, beside the terminal
  --help          this text`;

await command(help, { output: { type: 'string' } }, async ({ output }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'perf-day-'));
  try {
    const text = await measure(path.join(folder, 'site'));
    console.log(`\n${text}`);
    if (output) await writeFile(path.resolve(process.env.INIT_CWD ?? '.', output), `${text}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function measure(folder: string): Promise<string> {
  const port = await firstFreePort(3780);
  const terminal = (its: number): Terminal => ({ folder, env: { ...plainEnvironment(), PORT: String(its) } });
  const taken: TimedCommand[] = [];
  const timed = async <T>(line: string, work: () => Promise<T>): Promise<T> => {
    console.log(line);
    const started = performance.now();
    const result = await work();
    taken.push({ line, seconds: (performance.now() - started) / 1000 });
    console.log(`  ${taken.at(-1)?.seconds.toFixed(1)} s`);
    return result;
  };

  const clone = `git clone --quiet ${root} ${folder}`;
  await timed('git clone', () => runDocumented(clone, { folder: path.dirname(folder), env: plainEnvironment() }));
  const [start = '', ...lines] = await documented(folder);
  const site = await timed(start, () => startDocumented(start, terminal(port)));
  const open: DocumentedServer[] = [site];
  try {
    for (const line of lines) {
      const own = terminal(await firstFreePort(port + 1));
      if (isServer(line)) {
        open.push(await timed(line, () => startDocumented(line, own)));
        continue;
      }
      await timed(line, () => runDocumented(line, own));
      // What was looked at there has been seen; the first goes on, and shows what is deployed.
      for (const server of open.splice(1)) await server.stop();
    }
    return `${table(taken)}\n\n${await canarySeen(folder, site.url)} Load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`;
  } finally {
    await Promise.all(open.map((server) => server.stop()));
  }
}

/** The commands from the clone to the canary, in the order in which the pages name them. */
async function documented(folder: string): Promise<readonly string[]> {
  const page = async (file: string) =>
    commandBlocks(await readFile(path.join(folder, file), 'utf8')).flatMap(({ commands }) => commands);
  const [start = ''] = await page('README.md');
  const day = await page('docs/teams.md');
  const canary = day.findIndex((line) => line.includes('--traffic'));
  if (canary < 0) throw new Error('docs/teams.md makes no canary');
  return [start, ...day.slice(0, canary + 1)];
}

/**
 * Looks at the page as a visitor of the canary's share gets it, and as one beside it does.
 *
 * @throws Error when one of them gets the wrong release
 */
async function canarySeen(folder: string, url: string): Promise<string> {
  const { live, canary } = await createFolderStore(path.join(folder, 'var/releases')).channels('mfe-promo');
  if (!live || !canary) throw new Error('mfe-promo has no canary');
  const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);
  const isChosen = (visitor: number) => getsCanary(visitor, 'mfe_promo', canary.traffic);
  const chosen = visitors.findIndex(isChosen);
  const other = visitors.findIndex((visitor) => !isChosen(visitor));
  for (const [visitor, version] of [
    [chosen, canary.version],
    [other, live],
  ] as const) {
    const answer = await fetch(`${url}/promocoes`, { headers: { cookie: `visitor=${visitor}` } });
    if (!(await answer.text()).includes(`/mfe-promo/${version}/`))
      throw new Error(`Visitor ${visitor} does not get ${version}: status ${answer.status}`);
  }
  return `Visitor ${chosen} gets the canary, ${canary.version}; visitor ${other} does not.`;
}
