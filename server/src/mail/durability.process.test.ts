import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formData, fullMessage, readOutbox } from '../testing/mail';
import { useServers } from '../testing/servers';
import { type SmtpMailbox, startSmtpServer } from '../testing/smtpServer';
import { namesIn, until } from '../testing/temporaryFolder';
import type { Delivery, StoredMessage } from './delivery';

const { folder, start } = useServers();

const outboxDir = () => join(folder(), 'var/outbox');
const spoolDir = () => join(folder(), 'var/spool');

async function send(origin: string, subject: string): Promise<number> {
  const body = formData({ ...fullMessage, subject });
  const response = await fetch(`${origin}/send_mail.php`, { method: 'POST', body });
  await response.text();
  return response.status;
}

async function subjectsInOutbox(): Promise<string[]> {
  return (await readOutbox(outboxDir())).map(
    ({ headers }) => headers.subject?.replace('Contato pelo site: ', '') ?? '',
  );
}

async function messagesInSpool(): Promise<StoredMessage[]> {
  const names = (await namesIn(spoolDir())).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(spoolDir(), name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as StoredMessage);
}

async function subjectsInSpool(): Promise<string[]> {
  return (await messagesInSpool()).map(({ fields }) => fields.subject);
}

const spoolIsEmpty = async () => (await namesIn(spoolDir())).every((name) => !name.endsWith('.json'));

/** A mail server that is down. */
const broken: Delivery = { deliver: () => Promise.reject(new Error('connection refused')) };

test('a message answered with 200 is on disk, complete and with its time of arrival', async () => {
  const now = new Date('2026-03-09T14:30:00.123Z');
  const { origin } = await start({ delivery: broken, now: () => now });
  expect(await send(origin, 'Guardada')).toBe(200);
  const [name = ''] = await namesIn(spoolDir());
  expect(name).toMatch(/^20260309T143000123Z-[\da-f-]{36}\.json$/);
  expect(JSON.parse(await readFile(join(spoolDir(), name), 'utf8'))).toEqual({
    key: name.replace('.json', ''),
    receivedAt: '2026-03-09T14:30:00.123Z',
    // Browsers send the lines of a form with CRLF.
    fields: { ...fullMessage, subject: 'Guardada', message: fullMessage.message.replace('\n', '\r\n') },
  });
});

describe('over SMTP', () => {
  let mailbox: SmtpMailbox;
  beforeEach(async () => {
    mailbox = await startSmtpServer();
  });
  afterEach(() => mailbox.close());

  test('messages that arrive while the mail server is down are accepted, and delivered once it is up again', async () => {
    await mailbox.close();
    const { origin } = await start({ smtpUrl: mailbox.url, retryPauseMs: () => 20 });
    for (const subject of ['Um', 'Dois', 'Três']) expect(await send(origin, subject)).toBe(200);
    await until(async () => (await subjectsInSpool()).length === 3);
    mailbox = await startSmtpServer({}, mailbox.port);
    await until(spoolIsEmpty);
    expect(mailbox.mails).toHaveLength(3);
    expect(await subjectsInOutbox()).toEqual([]);
  });

  test('metrics show waiting and dead-lettered messages; the health check shows strangers nothing', async () => {
    mailbox.behave({ reject: { to: 'RCPT TO', code: 451, text: 'busy' } });
    let now = new Date('2026-03-09T14:30:00.000Z');
    const { app, origin } = await start({ smtpUrl: mailbox.url, now: () => now });
    const metric = async (name: string) => (await app.metrics.metrics()).match(new RegExp(`^${name} (.*)$`, 'm'))?.[1];
    const waiting = () => metric('site_mail_queue_messages{state="waiting"}');
    expect([await waiting(), await metric('site_mail_oldest_waiting_age_seconds')]).toEqual(['0', '0']);
    await send(origin, 'Espera');
    now = new Date('2026-03-09T14:31:30.000Z');
    expect([await waiting(), await metric('site_mail_oldest_waiting_age_seconds')]).toEqual(['1', '90']);
    await until(async () => (await messagesInSpool())[0]?.attempts !== undefined);
    mailbox.behave({ reject: { to: 'RCPT TO', code: 550, text: 'gone' } });
    await send(origin, 'Parada');
    await until(async () => (await metric('site_mail_queue_messages{state="parked"}')) === '1');
    for (const kind of ['deferred', 'refused']) {
      expect(await metric(`site_mail_delivery_failures_total{kind="${kind}"}`)).toBe('1');
    }
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${origin}/metrics`)).status).not.toBe(200);
  });
});

describe('kill -9 of the server', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  test('during a delivery over SMTP loses no message and repeats at most one, with the same Message-ID', async () => {
    const mailbox = await startSmtpServer();
    const program = join(__dirname, '../testing/mailServerProcess.ts');
    const answered: string[] = [];
    const launch = async () => {
      const args = ['--import', 'tsx', program, folder(), mailbox.url];
      child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = await once(child.stdout ?? child, 'data');
      return String(line).trim();
    };
    try {
      const origin = await launch();
      const sending = Array.from({ length: 4 }, async (_, sender) => {
        for (let turn = 0; turn < 50; turn += 1) {
          const subject = `Mensagem ${sender}-${turn}`;
          if ((await send(origin, subject).catch(() => 0)) !== 200) return;
          answered.push(subject);
        }
      });
      await until(() => mailbox.mails.length > 5);
      child?.kill('SIGKILL');
      await Promise.all(sending);
      await launch();
      await until(spoolIsEmpty);
      const arrived = new Map(mailbox.mails.map(({ headers }) => [headers['message-id'], headers.subject]));
      const subjects = [...arrived.values()].map((subject) => subject?.replace('Contato pelo site: ', ''));
      expect(subjects).toEqual(expect.arrayContaining(answered));
      expect(mailbox.mails.length - arrived.size).toBeLessThanOrEqual(1);
    } finally {
      await mailbox.close();
    }
  }, 30_000);
});
