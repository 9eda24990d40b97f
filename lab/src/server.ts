import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { siteFolder } from '@site/delivery/repository';
import { answersPerSecond } from './server/load';
import { median, range } from './server/statistics';
import { type MeasuredServer, startNginx, startOurs } from './server/webServers';

/** Least share of nginx's answers in the same processor time, and most memory of the whole server under load (MB). */
const budgets = { share: 0.25, memory: 150 };
const seconds = 2;

const help = `npm run perf-server [-- SITE [ROUNDS]]

This server against nginx (one worker) for the site that was published last, in turn; and against itself: a difference
inside that one is none. The budget is held to by processor time.

  SITE            folder of another site
  ROUNDS          how often each is measured (default: 5)
  --help          this text`;

await command(help, {}, async (_options, [folder, rounds = '5']) => {
  const site = siteFolder(folder);
  const running: MeasuredServer[] = [];
  const started = (server: MeasuredServer) => {
    running.push(server);
    return server;
  };
  try {
    const servers = {
      ours: await startOurs(site).then(started),
      again: await startOurs(site).then(started),
      nginx: await startNginx(site).then(started),
    };
    const addresses = ['/', '/produtos', '/produtos/AP-10L', await mainScript(site.public)];
    const measured = await measure(running, addresses, Number(rounds));
    console.log('| address | nginx | this server | against itself | share of nginx | by processor time |');
    console.log('|---|---:|---:|---:|---:|---:|');
    let withinBudget = true;
    for (const address of addresses) {
      const nginx = measured(servers.nginx, address);
      const ours = measured(servers.ours, address);
      const again = measured(servers.again, address);
      const shares = ratios(ours.perSecond, nginx.perSecond);
      const ofTime = ratios(nginx.microseconds, ours.microseconds);
      withinBudget &&= median(ofTime) >= budgets.share;
      const cells = [
        address,
        whole(nginx.perSecond),
        whole(ours.perSecond),
        range(ratios(again.perSecond, ours.perSecond)),
        range(shares),
        `${range(ofTime)}: ${whole(nginx.microseconds)} to ${whole(ours.microseconds)} µs`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
    const { megabytes } = await servers.ours.use();
    console.log(`\nMemory of this server after it all: ${megabytes.toFixed(0)} MB`);
    if (!withinBudget || megabytes > budgets.memory) throw new Error('Not everything is within its budget.');
  } finally {
    for (const server of running) server.stop();
  }
});

/** One value for each round. */
interface Figures {
  readonly perSecond: number[];
  /** Processor time of an answer, which other work on the machine changes less. */
  readonly microseconds: number[];
}

/** In turn, so that all meet the same moods of the machine. */
async function measure(servers: readonly MeasuredServer[], addresses: readonly string[], rounds: number) {
  const figures = new Map<string, Figures>();
  const figuresOf = ({ origin }: MeasuredServer, address: string): Figures => {
    const known = figures.get(origin + address) ?? { perSecond: [], microseconds: [] };
    figures.set(origin + address, known);
    return known;
  };
  // Round 0 only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const address of addresses) {
      for (const server of servers) {
        const before = await server.use();
        const rate = await answersPerSecond(server.origin + address, seconds);
        const after = await server.use();
        if (round === 0) continue;
        const { perSecond, microseconds } = figuresOf(server, address);
        perSecond.push(rate);
        microseconds.push(((after.processorMs - before.processorMs) * 1000) / (rate * seconds));
      }
    }
  }
  return figuresOf;
}

function ratios(values: readonly number[], others: readonly number[]): readonly number[] {
  return values.map((value, round) => value / (others[round] ?? Number.NaN));
}

function whole(values: readonly number[]): string {
  return Math.round(median(values)).toLocaleString('en');
}

/** Address of the shell's script, in one of its versions. */
async function mainScript(publicFolder: string): Promise<string> {
  const home = await readFile(path.join(publicFolder, 'index.html'), 'utf8');
  const versions = await readdir(path.join(publicFolder, 'shell'));
  const shown = versions.find((version) => home.includes(`/shell/${version}/main.js`));
  if (!shown) throw new Error('The home page names no main.js of the shell');
  return `/shell/${shown}/main.js`;
}
