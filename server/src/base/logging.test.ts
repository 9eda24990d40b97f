import fastify from 'fastify';
import { composeStored } from '../mail/composeMail';
import type { StoredMessage } from '../mail/delivery';
import { visit } from '../testing/http';
import { formData, fullMessage } from '../testing/mail';
import { messageOf } from '../testing/queue';
import { keptLog, useServers } from '../testing/servers';
import { startSmtpServer } from '../testing/smtpServer';
import { until } from '../testing/temporaryFolder';
import { privateLog } from './logging';

const { start } = useServers();

/** Log lines of a server that accepts a message, can't deliver it, and serves a page. */
async function logged(log: object): Promise<readonly string[]> {
  const { lines, logger } = keptLog('info', log);
  const delivery = { deliver: () => Promise.reject(new Error('the disk is full')) };
  const { app, origin } = await start({ logger, delivery });
  const headers = { 'x-forwarded-for': '203.0.113.9', cookie: 'visitor=42', 'user-agent': 'Firefox of Filomena' };
  const query = '?email=filomena@example.com';
  await fetch(`${origin}/send_mail.php${query}`, { method: 'POST', headers, body: formData(fullMessage) });
  await visit(origin, `/falha${query}`, { headers });
  await until(() => lines.some((line) => line.includes('the disk is full')));
  await app.close();
  return lines;
}

const secrets = new RegExp(
  [...Object.values(fullMessage), 'remoteAddress', '203.0.113.9', 'filomena', 'Filomena', 'visitor']
    .map((text) => text.split('\n')[0]?.replace(/[()]/g, '.'))
    .join('|'),
);

test('the log contains neither the visitor’s address and headers nor the message', async () => {
  const lines = await logged(privateLog('info'));
  expect(lines.join()).not.toMatch(secrets);
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(expect.objectContaining({ req: { method: 'POST', path: '/send_mail.php' } }));
  expect(entries).toContainEqual(expect.objectContaining({ res: { statusCode: 200 } }));
  expect(entries.find(({ err }) => err).err).toMatchObject({ type: 'Error', message: 'the disk is full' });
  // Fastify’s default log contains them, which shows that the pattern matches.
  expect((await logged({ level: 'info' })).join()).toMatch(secrets);
});

/** The time of a line may contain the digits of a phone number. */
const isMasked = (line: string) => !/jo[aã]o|example|exemplo|3{3}|4444/i.test(line.replace(/"time":\d+/, ''));

describe('the log', () => {
  /** Lines that an action writes to a log. */
  function linesOf(write: (log: ReturnType<typeof fastify>['log']) => void): string[] {
    const { lines, logger } = keptLog('info');
    write(fastify({ logger }).log);
    return lines;
  }

  test('steers no terminal, whatever visitors send', () => {
    const [line = ''] = linesOf((log) => log.error({ err: new Error('\u009b2J\u202e') }, '\u001b[2J\u0007'));
    expect(line.trimEnd()).not.toMatch(/\p{C}/u);
    expect(JSON.parse(line).err.message).toBe('\u009b2J\u202e');
  });

  test.each([
    '550 <joao@example.com.br> unknown',
    '553 "joão da silva"@example.com is no mailbox',
    '501 bad address joão.souza+site@[192.0.2.1], or joao@localhost',
    'could not open smtp://joao%40example.com@relay.invalid',
    `550 joao${'o'.repeat(100)}@example.com`,
    'call +55 (21) 93333-4444, or 21933334444, or 021 3333-4444',
    'call 5521933334444 or 3333-4444 or tel:+552133334444',
  ])('replaces e-mail addresses and phone numbers in: %s', (text) => {
    const error = Object.assign(new Error(text), { code: text, detail: 'Key (key)=(joao@example.com)' });
    const lines = linesOf((log) => {
      log.error(error);
      log.error({ err: error }, 'A message stays');
      log.error({ reason: text, nested: [{ text }] }, text);
      log.child({ text }).info({ req: { method: 'GET', url: `/${text}` } });
    });
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(isMasked(line)).toBe(true);
      expect(line).toMatch(/\[(e-mail|phone)\]/);
      expect(JSON.parse(line).time).toBeGreaterThan(1.7e12);
    }
  });

  test('keeps times, digests, keys and paths', () => {
    const texts = [
      'file:///srv/node_modules/@fastify/multipart/index.js:123:45',
      '20260309T143000000Z-12345678-1234-4000-8000-000000000001',
      '2026-03-09 12:00:00.123456+00, 127.0.0.1:5432, 451 4.7.1 queue 4bXy12, 1764173532000',
      'mfe_catalog 1234567890abcdef',
    ];
    const [line = ''] = linesOf((log) => log.error({ texts }));
    expect(JSON.parse(line).texts).toEqual(texts);
  });

  test('masks a text of 250,000 characters within two seconds of processor time', () => {
    const started = process.cpuUsage();
    linesOf((log) => log.error(`${'a'.repeat(100_000)} ${'1-'.repeat(50_000)} ${'"'.repeat(50_000)}`));
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  });
});

test('the log has only the status of a mail server’s reply, because the reply may quote the message', async () => {
  const mailbox = await startSmtpServer();
  mailbox.behave({ reject: { to: 'DATA', code: 550, text: '5.7.1 José wrote spam: Recarga de extintores' } });
  const { lines, logger } = keptLog('warn');
  const { app, origin } = await start({ logger, smtpUrl: mailbox.url });
  const failed = () => lines.find((line) => line.includes('A message stays'));
  try {
    await fetch(`${origin}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
    await until(() => failed() !== undefined);
  } finally {
    await app.close();
    await mailbox.close();
  }
  expect(JSON.parse(failed() ?? '').err.message).toBe('EMESSAGE 550 5.7.1');
  expect(lines.join()).not.toMatch(/José|Recarga/);
});

test('the error of a message that cannot become a mail quotes it in `reason`, not in its stack', () => {
  const message = { ...messageOf(), fields: 'Filomena' } as unknown as StoredMessage;
  const compose = () => composeStored(message, { from: 'site@example.com', to: 'site@example.com' });
  expect(compose).toThrow(expect.objectContaining({ reason: expect.stringContaining('Filomena') }));
  expect(compose).toThrow(expect.objectContaining({ stack: expect.not.stringContaining('Filomena') }));
});

test('a failure to store a message is logged with its cause, without the database’s user and password', async () => {
  const { lines, logger } = keptLog('warn');
  const { origin } = await start({ logger, databaseUrl: 'postgres://joao:segredo@127.0.0.1:1/nothing' });
  await fetch(`${origin}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
  expect(lines.find((line) => line.includes('reqId'))).toContain('ECONNREFUSED');
  expect(lines.join()).not.toMatch(/joao|segredo/);
});
