import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command, textTable } from '@site/delivery/cli';
import { postgresPrograms, startPostgres } from 'server/testing/postgres';
import { startFlappingMailbox } from './mail/flapping';
import { startMailServers } from './mail/servers';
import { submitFrom } from './mail/submission';

const help = `npm run perf-mail [-- --messages 10000] [-- --at-once 50] [-- --kills 10] [-- --only disk]

Submits messages while the mail server flaps and servers are killed with -9, and
counts what was accepted, delivered, delivered twice, and lost: once with one
server and the disk, once with three servers and PostgreSQL (Debian's).`;

interface Load {
  readonly messages: number;
  readonly atOnce: number;
  readonly kills: number;
}

const subjectPrefix = 'Contato pelo site: ';

/** How long the mail server stays in one of its states (ms). */
const flapMs = 1_500;

/** When nothing more has arrived for so long after the mail server recovered, nothing will (ms). */
const quietMs = 30_000;

await command(
  help,
  { messages: { type: 'string' }, 'at-once': { type: 'string' }, kills: { type: 'string' }, only: { type: 'string' } },
  async ({ messages = '10000', 'at-once': atOnce = '50', kills = '10', only }) => {
    const load = { messages: Number(messages), atOnce: Number(atOnce), kills: Number(kills) };
    const rows = [
      [
        '',
        'submitted',
        'accepted',
        'delivered',
        'twice',
        'lost',
        'flaps',
        'kills',
        'answer p50',
        'p99',
        'submitting',
        'until empty',
      ],
    ];
    if (only !== 'postgres') rows.push(await measure('disk, 1 server', load, 1));
    const programs = postgresPrograms();
    if (only !== 'disk' && !programs) console.log('PostgreSQL is not installed: apt-get install postgresql');
    if (only !== 'disk' && programs) {
      const cluster = await startPostgres(programs);
      try {
        rows.push(await measure('PostgreSQL, 3 servers', load, 3, cluster.url));
      } finally {
        await cluster.remove();
      }
    }
    console.log(textTable(rows));
  },
);

async function measure(name: string, load: Load, servers: number, databaseUrl?: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-perf-mail-'));
  const mailbox = await startFlappingMailbox(flapMs);
  const running = startMailServers(servers, folder, mailbox.url, databaseUrl);
  try {
    const started = performance.now();
    const { accepted, killed, times } = await submit(load, running);
    const submitted = performance.now();
    await mailbox.recover();
    const arrived = await settled(mailbox.arrived, accepted);
    const emptied = performance.now();
    const identities = new Set(arrived.map(({ id }) => id));
    const subjects = new Set(arrived.map(({ subject }) => subject));
    const lost = accepted.filter((subject) => !subjects.has(subject));
    times.sort((a, b) => a - b);
    const quantile = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
    return [
      name,
      ...[load.messages, accepted.length, identities.size, arrived.length - identities.size, lost.length].map(String),
      ...[mailbox.changes(), killed].map(String),
      quantile(0.5),
      quantile(0.99),
      ...[submitted - started, emptied - started].map((ms) => `${(ms / 1000).toFixed(0)} s`),
    ];
  } finally {
    running.stop();
    await mailbox.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Sends all of them, and kills a server whenever as many more have been sent. */
async function submit({ messages, atOnce, kills }: Load, servers: ReturnType<typeof startMailServers>) {
  const accepted: string[] = [];
  const times: number[] = [];
  let next = 0;
  let killed = 0;
  async function sender() {
    while (next < messages) {
      const number = next;
      next += 1;
      if (killed < kills && number >= ((killed + 1) * messages) / (kills + 1)) {
        killed += 1;
        servers.killOne();
      }
      const origin = await servers.origin();
      const sent = performance.now();
      const status = await submitFrom(origin, `Mensagem ${number}`).catch(() => 0);
      if (status !== 200) continue;
      times.push(performance.now() - sent);
      accepted.push(`${subjectPrefix}Mensagem ${number}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender));
  return { accepted, killed, times };
}

/** Waits until all that was accepted has arrived and nothing more comes, or nothing more has come for long. */
async function settled<Mail extends { readonly subject: string }>(
  arrived: () => readonly Mail[],
  accepted: readonly string[],
): Promise<readonly Mail[]> {
  for (let count = -1, since = Date.now(); ; ) {
    const mails = arrived();
    if (mails.length !== count) since = Date.now();
    count = mails.length;
    const subjects = new Set(mails.map(({ subject }) => subject));
    const quiet = accepted.every((subject) => subjects.has(subject)) ? 3_000 : quietMs;
    if (Date.now() - since > quiet) return mails;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
