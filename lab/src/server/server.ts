import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type SiteFolder, siteFolder } from '@site/delivery/repository';
import { table } from '../document';
import { measurement } from '../measurement';
import { onProcessor, type RunningServer, startServer, startSite } from '../runningServer';
import { median, range } from '../statistics';
import { nginxConfiguration } from './nginx';

/** Least share of nginx's answers in the same processor time, and most memory of the whole server under load (MB). */
const budgets = { share: 0.25, memory: 150 };

const connections = 50;
/** For each server, address and round. */
const seconds = 2;

export default measurement({
  about: `This site's server against nginx (one worker) for the site that was published last, in turn; and against itself: a
difference inside that one is none. Fails where an answer takes more than four times nginx's processor time.

Needs wrk and nginx (on Debian: apt-get install wrk nginx-light).`,
  options: {
    rounds: { default: 5, help: 'how often each is measured' },
  },
  async run({ rounds }, log) {
    const site = siteFolder();
    const running: RunningServer[] = [];
    try {
      running.push(await startSite({ site }), await startSite({ site }), await startNginx(site));
      const addresses = ['/', '/produtos', '/produtos/AP-10L', await mainScript(site.public)];
      const measured = addresses.map((address) => ({ address, of: running.map(noFigures) }));
      // In turn, so that all meet the same moods of the machine. Round 0 only warms up.
      for (let round = 0; round <= rounds; round += 1) {
        log(`round ${round} of ${rounds}`);
        for (const { address, of } of measured) {
          for (const [index, server] of running.entries()) {
            await measure(server, address, (round > 0 && of[index]) || noFigures());
          }
        }
      }
      const findings: string[] = [];
      const rows = measured.map(({ address, of: [ours = noFigures(), again = noFigures(), nginx = noFigures()] }) => {
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
      const megabytes = (await running[0]?.use())?.megabytes ?? Number.NaN;
      if (megabytes > budgets.memory) findings.push(`${megabytes.toFixed(0)} MB, not ${budgets.memory} at most`);
      const shares = ['itself again', 'share of nginx', 'by processor time'];
      return {
        title: 'Speed of the server, beside nginx',
        blocks: [
          'Answers a second, 50 connections, server and load on a processor each; medians and their range over the rounds.',
          table([['address', 'nginx', 'this server', ...shares, 'µs an answer'], ...rows]),
          `Memory of this server after it all: ${megabytes.toFixed(0)} MB.`,
        ],
        findings,
      };
    } finally {
      await Promise.all(running.map((server) => server.stop()));
    }
  },
});

const startNginx = (site: SiteFolder) =>
  startServer(async (port, folder) => {
    const file = path.join(folder, 'nginx.conf');
    await writeFile(file, await nginxConfiguration(site, port, folder));
    return { command: ['nginx', '-c', file, '-e', path.join(folder, 'error.log')] };
  });

/** What was measured, a value for each round. */
const noFigures = () => ({
  perSecond: [] as number[],
  /** Processor time of an answer, which other work on the machine changes less. */
  microseconds: [] as number[],
});

/** @param figures to which a round is added */
async function measure(server: RunningServer, address: string, figures: ReturnType<typeof noFigures>): Promise<void> {
  const before = await server.use();
  const rate = await answersPerSecond(server.url + address);
  const after = await server.use();
  figures.perSecond.push(rate);
  figures.microseconds.push(((after.processorMs - before.processorMs) * 1000) / (rate * seconds));
}

const ratios = (values: readonly number[], others: readonly number[]) =>
  values.map((value, round) => value / (others[round] ?? Number.NaN));

const whole = (values: readonly number[]) => Math.round(median(values)).toLocaleString('en');

/** Address of the shell's script, in the version that the home page names. */
async function mainScript(publicFolder: string): Promise<string> {
  const home = await readFile(path.join(publicFolder, 'index.html'), 'utf8');
  const [address] = /\/shell\/[^/"]+\/main\.js/.exec(home) ?? [];
  if (!address) throw new Error('The home page names no main.js of the shell');
  return address;
}

/**
 * Asks for an address again and again over many connections, as a browser that takes gzip.
 *
 * @returns answers a second
 * @throws Error when one of them is not a 2xx or 3xx, or a connection breaks
 */
async function answersPerSecond(url: string): Promise<number> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const [command, ...args] = onProcessor(1, ['wrk', ...options]);
  const { stdout } = await promisify(execFile)(command, args).catch((cause: unknown) => {
    throw new Error('wrk can not be run; on Debian: apt-get install wrk nginx-light', { cause });
  });
  const trouble = /^.*(?:Non-2xx|Socket errors).*$/m.exec(stdout)?.[0];
  if (trouble) throw new Error(`${url}: ${trouble.trim()}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`${url}: wrk does not say how many answers it got`);
  return rate;
}
