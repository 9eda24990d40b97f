import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms, startPostgres } from 'server/testing/postgres';
import { type SmtpBehaviour, startSmtpServer } from 'server/testing/smtpServer';
import { table } from '../document';
import { listed, measurement } from '../measurement';
import { quantile } from '../statistics';
import { messageOf, submit } from './message';
import { type MailServers, startMailServers } from './servers';

const queues = ['disk', 'postgres'] as const;

type Load = Readonly<Record<'messages' | 'senders' | 'kills', number>>;

const subjectPrefix = 'Contato pelo site: ';

/** What the mail server does in turn: it works, answers no for now, or breaks off. */
const states: readonly SmtpBehaviour[] = [
  {},
  { reject: { to: 'MAIL FROM', code: 421, text: 'closing' } },
  {},
  { reject: { to: 'RCPT TO', code: 451, text: 'busy' } },
  {},
  { dropsData: true },
];

/** How long it stays in one of its states (ms). */
const flapMs = 1_500;

/** When nothing more has arrived for so long after the mail server recovered, nothing will (ms). */
const quietMs = 30_000;

export default measurement({
  about: `Submits messages while the mail server flaps and servers are killed with -9, and counts what was accepted, delivered,
delivered twice, and lost: with one server and the disk, and with three servers and PostgreSQL. Fails where one is lost.`,
  options: {
    messages: { default: 10_000, help: 'for each queue' },
    senders: { default: 50, help: 'messages on their way at the same time' },
    kills: { default: 10, help: 'servers that are killed' },
    queues: { default: queues.join(), help: 'where messages are kept' },
  },
  async run({ queues: wanted, ...load }, log) {
    const rows: string[][] = [];
    const findings: string[] = [];
    for (const queue of listed(wanted, queues)) {
      log(`${queue}: ${load.messages} messages`);
      if (queue === 'disk') rows.push(await measure('disk, 1 server', load, findings, 1));
      else {
        const programs = postgresPrograms();
        if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql, or --queues disk');
        const cluster = await startPostgres(programs);
        const measuring = measure('PostgreSQL, 3 servers', load, findings, 3, cluster.url);
        rows.push(await measuring.finally(() => cluster.remove()));
      }
    }
    const heading = ['submitted', 'accepted', 'delivered', 'twice', 'lost', 'flaps', 'kills', 'answer p50', 'p99'];
    return {
      title: 'Messages while everything fails',
      blocks: [
        `*Accepted* is what was answered 200. *Delivered* counts Message-IDs: a server may be killed after it stored a message and before it said so. *Twice* counts mails with the Message-ID of an earlier one. *Lost* is accepted and never delivered.`,
        table([['', ...heading, 'submitting', 'until empty'], ...rows]),
      ],
      findings,
    };
  },
});

async function measure(name: string, load: Load, findings: string[], count: number, databaseUrl?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-mail-'));
  const mailbox = await startSmtpServer();
  const servers = startMailServers(count, folder, mailbox.url, databaseUrl);
  let flaps = 0;
  const flapping = setInterval(() => {
    flaps += 1;
    mailbox.behave(states[flaps % states.length] ?? {});
  }, flapMs);
  try {
    const started = performance.now();
    const { accepted, killed, times } = await submitAll(load, servers);
    const submitted = performance.now();
    clearInterval(flapping);
    mailbox.behave({});
    const mails = await settled(mailbox.mails, accepted);
    const emptied = performance.now();
    const identities = new Set(mails.map(({ headers }) => headers['message-id']));
    const lost = missing(accepted, mails).length;
    const counts = [load.messages, accepted.length, identities.size, mails.length - identities.size, lost];
    if (lost > 0) findings.push(`${name}: ${lost} lost`);
    return [
      name,
      ...[...counts, flaps, killed].map((number) => number.toLocaleString('en')),
      ...[0.5, 0.99].map((share) => `${Math.round(quantile(times, share))} ms`),
      ...[submitted - started, emptied - started].map((ms) => `${(ms / 1000).toFixed(0)} s`),
    ];
  } finally {
    clearInterval(flapping);
    servers.stop();
    await mailbox.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Sends all of them, and kills a server whenever as many more have been sent. */
async function submitAll({ messages, senders, kills }: Load, servers: MailServers) {
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
      const status = await submit(origin, messageOf(`Mensagem ${number}`));
      if (status !== 200) continue;
      times.push(performance.now() - sent);
      accepted.push(`${subjectPrefix}Mensagem ${number}`);
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  return { accepted, killed, times };
}

type Mails = readonly { readonly headers: Readonly<Record<string, string>> }[];

/** Subjects of messages that have not arrived. */
function missing(accepted: readonly string[], mails: Mails): readonly string[] {
  const subjects = new Set(mails.map(({ headers }) => headers.subject));
  return accepted.filter((subject) => !subjects.has(subject));
}

/** Waits until all that was accepted has arrived and nothing more comes, or nothing more has come for long. */
async function settled(mails: Mails, accepted: readonly string[]): Promise<Mails> {
  for (let count = -1, since = Date.now(); ; ) {
    if (mails.length !== count) since = Date.now();
    count = mails.length;
    const quiet = missing(accepted, mails).length === 0 ? 3_000 : quietMs;
    if (Date.now() - since > quiet) return mails;
    await sleep(250);
  }
}
