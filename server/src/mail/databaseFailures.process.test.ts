import { join } from 'node:path';
import pg from 'pg';
import { formData, fullMessage, readOutbox } from '../testing/mail';
import { type PostgresCluster, postgresPrograms, startPostgres } from '../testing/postgres';
import { messageOf } from '../testing/queue';
import { keptLog, useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { until } from '../testing/temporaryFolder';
import { createPostgresQueue } from './postgresQueue';

const programs = postgresPrograms();
if (!programs) console.warn('Skipped: failures of PostgreSQL, which is not installed (apt-get install postgresql).');

/** Longest time that the form waits for an answer (ms). */
const patienceMs = 20_000;

const form = `<form action="/send_mail.php"><textarea id="texto" name="message"></textarea><p id="texto-error"></p>
<p id="formulario-resposta"></p></form>`;
const files = { 'contato/index.html': `<div id="root"><section id="formulario">${form}</section></div>` };

(programs ? describe : describe.skip)('PostgreSQL', () => {
  let cluster: PostgresCluster;
  const { folder, start, closeLater } = useServers();
  const clients: pg.Client[] = [];

  beforeAll(async () => {
    cluster = await startPostgres(programs ?? '');
  });
  afterAll(() => cluster.remove());
  afterEach(async () => {
    await disconnect();
    await (await connected()).query('DROP TABLE IF EXISTS contact_messages');
    await disconnect();
  });

  /** Opens a connection beside those of the server. */
  async function connected(): Promise<pg.Client> {
    const client = new pg.Client(cluster.url);
    // The database may close the connection.
    client.on('error', () => {});
    await client.connect();
    clients.push(client);
    return client;
  }

  const disconnect = () => Promise.all(clients.splice(0).map((client) => client.end()));

  async function run(text: string): Promise<void> {
    await (await connected()).query(text);
  }

  /** Locks the table in a transaction that stays open. */
  const lock = (mode: string) => run(`BEGIN; LOCK TABLE contact_messages IN ${mode} MODE`);

  async function submit(origin: string, message: string) {
    const body = formData({ ...fullMessage, message });
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${origin}/send_mail.php`, { method: 'POST', body, headers, signal });
    return { status: response.status, html: await response.text() };
  }

  async function startForm(databaseUrl = cluster.url) {
    await publishGeneration(join(folder(), 'site'), '1', { files });
    const { lines, logger } = keptLog('error');
    const { origin } = await start({ databaseUrl, logger, retryPauseMs: () => 50 });
    return { origin, lines };
  }

  const arrived = async () => (await readOutbox(join(folder(), 'var/outbox'))).map(({ body }) => body);

  /** Waits until the server accepts and delivers the next message; none that it answered with 503 may arrive. */
  async function expectRecovery(origin: string) {
    await until(async () => (await submit(origin, 'Depois.')).status === 200);
    await until(async () => (await arrived()).length > 0);
    expect((await arrived()).join()).not.toContain('Durante');
  }

  test.each([
    ['was killed', '57P01|ECONNREFUSED', () => cluster.stop(), () => cluster.start()],
    ['is a standby that only reads', '25006', () => cluster.demote(), () => cluster.promote()],
    ['has a locked table', 'did not report its size', () => lock('ACCESS EXCLUSIVE'), disconnect],
    ['has a table that is locked for writing', '57014', () => lock('EXCLUSIVE'), disconnect],
  ])('that %s: the form keeps the typed text and recovers by itself', async (_what, reason, fail, repair) => {
    const { origin, lines } = await startForm();
    expect((await submit(origin, 'Antes.')).status).toBe(200);
    await until(async () => (await arrived()).length === 1);
    await fail();
    try {
      // More requests than the server has connections.
      const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => submit(origin, `Durante ${n}.`)));
      for (const [n, { status, html }] of answers.entries()) {
        expect(status).toBe(503);
        expect(html).toContain(`Durante ${n}.</textarea>`);
      }
    } finally {
      await repair();
    }
    expect(lines.join()).toMatch(new RegExp(reason));
    await expectRecovery(origin);
  });

  test('that refuses the password of a starting server: the form answers 503, and recovers with the right one', async () => {
    await run("CREATE ROLE guarded SUPERUSER LOGIN PASSWORD 'another'");
    cluster.askPassword('guarded');
    const { origin, lines } = await startForm(cluster.url.replace('site@', 'guarded:segredo@'));
    const { status, html } = await submit(origin, 'Durante.');
    expect([status, html]).toEqual([503, expect.stringContaining('Durante.</textarea>')]);
    expect(lines.join()).toContain('28P01');
    expect(lines.join()).not.toContain('segredo');
    await run("ALTER ROLE guarded PASSWORD 'segredo'");
    await expectRecovery(origin);
  });

  test('whose table was dropped refuses one message, and then creates the table', async () => {
    const queue = closeLater(createPostgresQueue(cluster.url));
    await queue.add(messageOf());
    await run('DROP TABLE contact_messages');
    await expect(queue.add(messageOf())).rejects.toMatchObject({ code: '42P01' });
    const after = messageOf();
    await queue.add(after);
    expect(await queue.list()).toEqual([after]);
  });
});
