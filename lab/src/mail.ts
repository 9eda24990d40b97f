import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { formData, fullMessage } from 'server/testing/mail';
import { postgresPrograms, startPostgres } from 'server/testing/postgres';
import { type SmtpBehaviour, type SmtpMailbox, startSmtpServer } from 'server/testing/smtpServer';
import { table } from './document';
import { listed, measurement } from './measurement';

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

/** How long an answer is waited for, as the form does (ms). */
const patience = 20_000;

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
  const start = () => startMailServer(folder, mailbox.url, databaseUrl);
  const servers = Array.from({ length: count }, start);
  let flaps = 0;
  const flapping = setInterval(() => {
    flaps += 1;
    mailbox.behave(states[flaps % states.length] ?? {});
  }, flapMs);
  try {
    const started = performance.now();
    const { accepted, killed, times } = await submitAll(load, servers, start);
    const submitted = performance.now();
    clearInterval(flapping);
    mailbox.behave({});
    const lost = await settled(mailbox.mails, accepted);
    const emptied = performance.now();
    const { mails } = mailbox;
    const identities = new Set(mails.map(({ headers }) => headers['message-id']));
    const counts = [load.messages, accepted.length, identities.size, mails.length - identities.size, lost];
    if (lost > 0) findings.push(`${name}: ${lost} lost`);
    return [
      name,
      ...[...counts, flaps, killed].map((number) => number.toLocaleString('en')),
      ...[50, 99].map((percentile) => `${times.percentile(percentile)} ms`),
      ...[submitted - started, emptied - started].map((ms) => `${(ms / 1000).toFixed(0)} s`),
    ];
  } finally {
    clearInterval(flapping);
    for (const { kill } of servers) kill();
    await mailbox.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Sends all of them to the servers in turn, and has one killed and started again whenever as many more have been sent. */
async function submitAll({ messages, senders, kills }: Load, servers: MailServer[], start: () => MailServer) {
  const accepted: string[] = [];
  const times = createHistogram();
  let next = 0;
  let killed = 0;
  async function sender() {
    while (next < messages) {
      const number = next;
      next += 1;
      if (killed < kills && number >= ((killed + 1) * messages) / (kills + 1)) {
        const [victim] = servers.splice(killed % servers.length, 1, start());
        victim?.kill();
        killed += 1;
      }
      const origin = await servers[number % servers.length]?.origin;
      const sent = performance.now();
      if ((await submit(`${origin}/send_mail.php`, `Mensagem ${number}`)) !== 200) continue;
      times.record(Math.ceil(performance.now() - sent));
      accepted.push(`${subjectPrefix}Mensagem ${number}`);
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  return { accepted, killed, times };
}

/** Sends the contact form as a browser does. @returns status of the answer; 0 when there is none */
async function submit(address: string, subject: string): Promise<number> {
  const body = formData({ ...fullMessage, subject });
  const answer = fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
  return answer.then(async (it) => (await it.arrayBuffer()) && it.status).catch(() => 0);
}

/**
 * Waits until all that was accepted has arrived and nothing more comes, or nothing more has come for long.
 *
 * @param accepted subjects
 * @returns how many of them have not arrived
 */
async function settled(mails: SmtpMailbox['mails'], accepted: readonly string[]): Promise<number> {
  for (let count = -1, since = Date.now(); ; await sleep(250)) {
    if (mails.length !== count) since = Date.now();
    count = mails.length;
    const subjects = new Set(mails.map(({ headers }) => headers.subject));
    const missing = accepted.filter((subject) => !subjects.has(subject)).length;
    if (Date.now() - since > (missing === 0 ? 3_000 : quietMs)) return missing;
  }
}

/** A server of messages alone, in a process of its own, to be killed. */
interface MailServer {
  /** Its address, once it listens. */
  readonly origin: Promise<string>;
  /** `kill -9` */
  kill(): void;
}

/** Its pauses between tries are short, so that a run ends today. It keeps its messages in the folder, or in the database. */
function startMailServer(folder: string, smtpUrl: string, databaseUrl?: string): MailServer {
  const program = fileURLToPath(import.meta.resolve('server/testing/mailServerProcess'));
  const args = ['--import', 'tsx', program, folder, smtpUrl, ...(databaseUrl ? [databaseUrl] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = once(child.stdout, 'data').then(([line]) => String(line).trim());
  return { origin, kill: () => child.kill('SIGKILL') };
}
