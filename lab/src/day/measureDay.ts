import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstFreePort } from '@site/delivery/build';
import { createFolderStore } from '@site/delivery/store';
import { getsCanary } from '@site/shared/contracts';
import { commandBlocks } from 'tools/docs/documentedCommands';
import { isServer, plainEnvironment, runDocumented, startDocumented, type Terminal } from 'tools/docs/runDocumented';
import { processorSeconds, type TimedCommand, tellingTimes } from './timedCommands';

interface Day {
  readonly commands: readonly TimedCommand[];
  /** Which visitor got the canary, in a sentence. */
  readonly seen: string;
}

/**
 * Clones a repository, and calls the first command of its README.md and those of docs/teams.md up to the canary.
 *
 * @param folder of the clone; there is none yet
 * @throws Error with what a command printed, when it fails, or where visitors do not get the canary
 */
export async function measureDay(repository: string, folder: string, log: (line: string) => void): Promise<Day> {
  const port = await firstFreePort(3780);
  const terminal = (its: number): Terminal => ({ folder, env: { ...plainEnvironment(), PORT: String(its) } });
  /** In the order in which they were called. */
  const taken = new Map<string, TimedCommand>();
  const tell = (name: string, seconds: number, printed: string) => {
    if (!taken.has(name)) log(`${name}: ${seconds.toFixed(1)} s`);
    taken.set(name, { line: name, seconds, processor: processorSeconds(printed) });
  };

  async function run(line: string, place: Terminal, name = line) {
    const started = performance.now();
    const printed = await runDocumented(tellingTimes(line), place);
    tell(name, secondsSince(started), printed);
  }

  /** What it takes of the processor is known when it has stopped. */
  async function serve(line: string, place: Terminal) {
    const started = performance.now();
    const server = await startDocumented(tellingTimes(line), place);
    const seconds = secondsSince(started);
    tell(line, seconds, '');
    return { url: server.url, stop: async () => tell(line, seconds, await server.stop()) };
  }

  await run(
    `git clone --quiet ${repository} ${folder}`,
    { ...terminal(port), folder: path.dirname(folder) },
    'git clone',
  );
  const [start = '', ...lines] = await documented(folder);
  const open = [await serve(start, terminal(port))];
  try {
    for (const line of lines) {
      const own = terminal(await firstFreePort(port + 1));
      if (isServer(line)) {
        open.push(await serve(line, own));
        continue;
      }
      await run(line, own);
      // What was looked at there has been seen; the first goes on, and shows what is deployed.
      for (const server of open.splice(1)) await server.stop();
    }
    const seen = await canarySeen(folder, open[0]?.url ?? '');
    for (const server of open.splice(0)) await server.stop();
    return { commands: [...taken.values()], seen };
  } finally {
    for (const server of open) await server.stop();
  }
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

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
