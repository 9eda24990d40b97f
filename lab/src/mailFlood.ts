import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command, textTable } from '@site/delivery/cli';
import { startSmtpServer } from 'server/testing/smtpServer';
import { flood } from './mail/flood';
import { startMailServers } from './mail/servers';
import { submitFrom } from './mail/submission';

const help = `npm run perf-mail-flood [-- --per-second 2000] [-- --seconds 10]

How long other visitors wait for the answer to a message while one address
floods the endpoint: without the flood, and with it.`;

/** Between two messages of other visitors (ms); each comes from an address of its own. */
const visitorEveryMs = 50;

await command(
  help,
  { 'per-second': { type: 'string' }, seconds: { type: 'string' } },
  async ({ 'per-second': perSecond = '2000', seconds = '10' }) => {
    process.env.RATE_LIMIT = '20';
    const folder = await mkdtemp(path.join(tmpdir(), 'site-perf-flood-'));
    const mailbox = await startSmtpServer();
    const servers = startMailServers(1, folder, mailbox.url);
    try {
      const origin = await servers.origin();
      await visit(origin, 2);
      const quiet = await visit(origin, Number(seconds));
      const flooding = flood(origin, perSecond, seconds);
      const loud = await visit(origin, Number(seconds));
      const { seconds: took, statuses } = await flooding;
      const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      console.log(
        textTable([
          ['', 'messages', 'accepted', 'p50', 'p95', 'p99', 'longest'],
          ['other visitors', ...row(quiet)],
          ['while one floods', ...row(loud)],
        ]),
      );
      console.log(`flood: ${Math.round(answered / took)} answered a second, ${JSON.stringify(statuses)}`);
    } finally {
      servers.stop();
      await mailbox.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  },
);

interface Visits {
  readonly times: readonly number[];
  readonly accepted: number;
}

async function visit(origin: string, seconds: number): Promise<Visits> {
  const times: number[] = [];
  let accepted = 0;
  const visits = Array.from({ length: (seconds * 1000) / visitorEveryMs }, async (_, number) => {
    await new Promise((resolve) => setTimeout(resolve, number * visitorEveryMs));
    const sent = performance.now();
    // 127.0.0.2 to 127.0.0.251: nobody of them twice within a few seconds.
    const localAddress = `127.0.0.${2 + (number % 250)}`;
    const status = await submitFrom(origin, `Visita ${number}`, { localAddress }).catch(() => 0);
    times.push(performance.now() - sent);
    if (status === 200) accepted += 1;
  });
  await Promise.all(visits);
  return { times: times.sort((a, b) => a - b), accepted };
}

function row({ times, accepted }: Visits): string[] {
  const quantile = (share: number) =>
    `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`;
  return [String(times.length), String(accepted), quantile(0.5), quantile(0.95), quantile(0.99), quantile(1)];
}
