import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '@site/delivery/repository';
import { table } from '../document';
import { type Log, measurement } from '../measurement';
import { type RunningServer, startServer, startSite } from '../runningServer';
import { median, range } from '../statistics';
import { answersPerSecond } from './load';
import { nginx } from './nginx';

/** Least share of nginx's answers in the same processor time, and most memory of the whole server under load (MB). */
const budgets = { share: 0.25, memory: 150 };

export const server = measurement({
  about: `This site's server against nginx (one worker) for the site that was published last, in turn; and against itself: a
difference inside that one is none. Fails where an answer takes more than four times nginx's processor time.

Needs wrk and nginx (on Debian: apt-get install wrk nginx-light).`,
  options: {
    site: { default: '', help: 'folder of another site' },
    rounds: { default: 5, help: 'how often each is measured' },
    seconds: { default: 2, help: 'for each server, address and round' },
  },
  async run({ site: folder, rounds, seconds }, log) {
    const site = siteFolder(folder || undefined);
    const running: RunningServer[] = [];
    const started = (server: RunningServer) => {
      running.push(server);
      return server;
    };
    try {
      const servers = {
        ours: started(await startSite(site.base)),
        again: started(await startSite(site.base)),
        nginx: started(await startServer(nginx(site))),
      };
      const addresses = ['/', '/produtos', '/produtos/AP-10L', await mainScript(site.public)];
      const measured = await measure(running, addresses, rounds, seconds, log);
      const findings: string[] = [];
      const rows = addresses.map((address) => {
        const nginx = measured(servers.nginx, address);
        const ours = measured(servers.ours, address);
        const again = measured(servers.again, address);
        const ofTime = ratios(nginx.microseconds, ours.microseconds);
        if (median(ofTime) < budgets.share) findings.push(`${address}: ${median(ofTime).toFixed(2)} of nginx`);
        return [
          address,
          whole(nginx.perSecond),
          whole(ours.perSecond),
          range(ratios(again.perSecond, ours.perSecond)),
          range(ratios(ours.perSecond, nginx.perSecond)),
          range(ofTime),
          `${whole(nginx.microseconds)} and ${whole(ours.microseconds)}`,
        ];
      });
      const { megabytes } = await servers.ours.use();
      if (megabytes > budgets.memory) findings.push(`${megabytes.toFixed(0)} MB, not ${budgets.memory} at most`);
      return {
        title: 'Speed of the server, beside nginx',
        blocks: [
          'Answers a second, 50 connections, server and load on a processor each; medians and their range over the rounds.',
          table([
            ['address', 'nginx', 'this server', 'itself again', 'share of nginx', 'by processor time', 'µs an answer'],
            ...rows,
          ]),
          `Memory of this server after it all: ${megabytes.toFixed(0)} MB.`,
        ],
        findings,
      };
    } finally {
      await Promise.all(running.map((server) => server.stop()));
    }
  },
});

/** One value for each round. */
interface Figures {
  readonly perSecond: number[];
  /** Processor time of an answer, which other work on the machine changes less. */
  readonly microseconds: number[];
}

/** In turn, so that all meet the same moods of the machine. */
async function measure(
  servers: readonly RunningServer[],
  addresses: readonly string[],
  rounds: number,
  seconds: number,
  log: Log,
) {
  const figures = new Map<string, Figures>();
  const figuresOf = ({ url }: RunningServer, address: string): Figures => {
    const known = figures.get(url + address) ?? { perSecond: [], microseconds: [] };
    figures.set(url + address, known);
    return known;
  };
  // Round 0 only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    log(`round ${round} of ${rounds}`);
    for (const address of addresses) {
      for (const server of servers) {
        const before = await server.use();
        const rate = await answersPerSecond(server.url + address, seconds);
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
