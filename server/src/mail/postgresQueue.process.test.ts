import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pgBouncerProgram, startPgBouncer } from '../testing/pgBouncer';
import { type PostgresCluster, postgresPrograms, startPostgres } from '../testing/postgres';
import { dayMs, failed, fromNow, messageOf, retention, testQueue } from '../testing/queue';
import { until } from '../testing/temporaryFolder';
import type { StoredMessage } from './delivery';
import type { MessageQueue } from './messageQueue';
import { createPostgresQueue } from './postgresQueue';

const programs = postgresPrograms();
if (!programs) console.warn('Skipped: the queue in PostgreSQL, which is not installed (apt-get install postgresql).');
if (!pgBouncerProgram()) console.warn('Skipped: PgBouncer, which is not installed (apt-get install pgbouncer).');
const hostingText = join(__dirname, '../../../docs/hosting.md');

(programs ? describe : describe.skip)('the queue in PostgreSQL', () => {
  let cluster: PostgresCluster;
  const opened: MessageQueue[] = [];
  jest.setTimeout(60_000);

  beforeAll(async () => {
    cluster = await startPostgres(programs ?? '');
  });
  afterAll(() => cluster.remove());
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((queue) => queue.close()));
    await inDatabase('DROP TABLE IF EXISTS contact_messages');
  });

  /** Runs a statement on a connection of its own. @returns rows */
  async function inDatabase(text: string, values: unknown[] = []) {
    const client = new pg.Client(cluster.url);
    await client.connect();
    return (await client.query(text, values).finally(() => client.end())).rows;
  }

  function open(options: Parameters<typeof createPostgresQueue>[1] = {}, url = cluster.url): MessageQueue {
    const queue = createPostgresQueue(url, options);
    opened.push(queue);
    return queue;
  }

  async function added(queue: MessageQueue, fields: Partial<StoredMessage['fields']> = {}): Promise<StoredMessage> {
    const message = messageOf(new Date(), fields);
    await queue.add(message);
    return message;
  }

  const age = async (ms: number) => {
    const waited = `to_jsonb((message #>> '{wait,ms}')::float8 + $1)`;
    await inDatabase(`UPDATE contact_messages SET message = jsonb_set(message, '{wait,ms}', ${waited}, false)`, [ms]);
  };

  testQueue(open, age);

  test('each message is taken by one server only', async () => {
    const [one, other] = [open(), open()];
    const first = await added(one);
    const second = await added(other);
    expect(await other.take()).toEqual(first);
    expect(await one.take()).toEqual(second);
    expect(await one.take()).toBeNull();
    expect(await one.summary()).toMatchObject({ waiting: 2 });
  });

  test('a message that another server is delivering is not taken, even after a retry request', async () => {
    const queue = open();
    const message = await added(queue);
    await queue.reschedule(message, failed(fromNow(-1)));
    await until(async () => (await queue.take()) !== null);
    await open().retry([message.key]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await open().take()).toBeNull();
  });

  test('a message that a dead server had taken is taken by another server', async () => {
    const options = { deliveryLimitSeconds: 1 };
    const message = await added(open(options));
    const dead = open(options);
    expect(await dead.take()).toEqual(message);
    const alive = open(options);
    expect(await alive.take()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await until(async () => (await alive.take())?.key === message.key);
  });

  test('a message that exists is not added again, even if it is dead-lettered', async () => {
    const queue = open();
    const message = await added(queue);
    await queue.add(message);
    expect(await queue.list()).toEqual([message]);
    await queue.reschedule(message, failed(null));
    await queue.add({ ...message, attempts: failed(null) });
    expect(await queue.summary()).toMatchObject({ waiting: 0, deadLettered: 1 });
  });

  test('any text is stored unchanged, except for NUL characters', async () => {
    const queue = open();
    const text = `${String.raw`\u0000 \\u0000 "quoted" 🔥 ${'é'.repeat(1_000)}`}\r\n\t\u2028\u0001`;
    await added(queue, { message: `${text}\0\\\0`, subject: '\0' });
    expect((await queue.take())?.fields).toMatchObject({ message: `${text}\\`, subject: '' });
  });

  test('lone surrogates are replaced, in messages and in reasons', async () => {
    const queue = open();
    const message = await added(queue, { message: 'a\uD83D' });
    await queue.reschedule(message, { ...failed(null), reason: '550 \uD83D\0' });
    expect(await queue.list()).toMatchObject([{ fields: { message: 'a\uFFFD' }, attempts: { reason: '550 \uFFFD' } }]);
    await queue.add({ ...messageOf(), fields: { ...message.fields, subject: '\uDD25' } });
    expect(await queue.summary()).toMatchObject({ waiting: 1, deadLettered: 1 });
  });

  async function expectLockToRefuse(url?: string) {
    const queue = open({ statementMs: 300 }, url);
    await queue.summary();
    const client = new pg.Client(cluster.url);
    await client.connect();
    await client.query('BEGIN; LOCK TABLE contact_messages');
    await expect(added(queue)).rejects.toThrow('statement timeout');
    await client.query('COMMIT');
    await client.end();
    const after = await added(queue);
    expect((await queue.list()).map(({ key }) => key)).toEqual([after.key]);
  }

  test('a message refused because of a locked table is not stored later', () => expectLockToRefuse());

  test('a message rescheduled by a clock that was ahead is due once the clock is right', async () => {
    const queue = open();
    const message = await added(queue);
    await inDatabase(`UPDATE contact_messages SET next_at = now() + interval '59 minutes'`);
    expect(await queue.take()).toBeNull();
    const tenDays = `UPDATE contact_messages SET next_at = now() + interval '10 days', taken_until = now() + interval '10 days'`;
    await inDatabase(tenDays);
    expect(await queue.take()).toEqual(message);
    expect(await queue.take()).toBeNull();
  });

  test('a row whose content does not match its key is dead-lettered, and delays no message', async () => {
    const errors: unknown[] = [];
    const queue = open({ onError: (error) => errors.push(error) });
    await added(queue);
    await inDatabase(`UPDATE contact_messages SET key = '0'`);
    await inDatabase(`INSERT INTO contact_messages VALUES ('1', '{"key": "1"}', now()), ('2', 'null', now())`);
    const message = await added(queue);
    expect(await queue.take()).toEqual(message);
    expect(errors).toHaveLength(3);
    expect(await queue.summary()).toMatchObject({ waiting: 1, deadLettered: 3 });
    expect(await queue.list()).toEqual([message]);
  });

  test('a row that is no message is deleted like one that cannot be delivered', async () => {
    const queue = open();
    await queue.summary();
    await inDatabase(`INSERT INTO contact_messages VALUES ('1', '{"key": "1"}', now()), ('2', '["text"]', now())`);
    while (await queue.take());
    expect(await queue.expire(retention)).toEqual({ deleted: 0, refusedMs: 0 });
    await age(90 * dayMs);
    await added(queue);
    expect(await queue.expire(retention)).toEqual({ deleted: 2, refusedMs: 0 });
  });

  test('a wrong clock deletes no message: set by 400 days while the server runs, or while it is off', async () => {
    let passed = 0;
    const queue = open({ elapsed: () => passed });
    await added(queue);
    expect(await queue.expire(retention)).toEqual({ deleted: 0, refusedMs: 0 });
    // As if the database's clock had jumped.
    for (const days of [400, -400]) {
      passed -= days * dayMs;
      const { deleted, refusedMs } = await queue.expire(retention);
      expect([deleted, Math.round(refusedMs / dayMs)]).toEqual([0, days]);
    }
    for (const days of [400, -400, 1]) {
      await inDatabase(
        `UPDATE contact_messages SET message = jsonb_set(message, '{wait,countedAt}', to_jsonb((message #>> '{wait,countedAt}')::float8 - $1))`,
        [days * dayMs],
      );
      const { deleted, refusedMs } = await open().expire(retention);
      expect([deleted, Math.round(refusedMs / dayMs)]).toEqual([0, days === 1 ? 0 : days]);
    }
    const [message] = await queue.list();
    expect(Math.round((message?.wait?.ms ?? 0) / dayMs)).toBe(1);
  });

  test('several servers count the time once, and an attempt at delivery does not lose it', async () => {
    const queue = open();
    await added(queue);
    await queue.expire(retention);
    await age(5 * dayMs);
    const message = await queue.take();
    if (message) await queue.reschedule(message, failed(null));
    await inDatabase(
      `UPDATE contact_messages SET message = jsonb_set(message, '{wait,countedAt}', to_jsonb((message #>> '{wait,countedAt}')::float8 - $1))`,
      [1.5 * dayMs],
    );
    await Promise.all([open(), open(), open()].map((server) => server.expire(retention)));
    expect(Math.round(((await queue.list())[0]?.wait?.ms ?? 0) / (dayMs / 2))).toBe(13);
  });

  test('a table that the operator made serves a role that may create none', async () => {
    const [sql = ''] = /(?<=```sql\n\s*)CREATE TABLE [^`]+/.exec(await readFile(hostingText, 'utf8')) ?? [];
    await inDatabase(`REVOKE CREATE ON SCHEMA public FROM PUBLIC; CREATE ROLE "site-server" LOGIN; ${sql}`);
    const queue = open({}, cluster.url.replace('site@', 'site-server@'));
    const message = await added(queue);
    expect(await queue.take()).toEqual(message);
    await queue.finish(message);
    await inDatabase('ALTER TABLE contact_messages RENAME TO elsewhere');
    await expect(added(queue)).rejects.toThrow('does not exist');
    await expect(added(queue)).rejects.toThrow('permission denied for schema public');
    await inDatabase('DROP OWNED BY "site-server"; DROP ROLE "site-server"; DROP TABLE elsewhere');
  });

  (pgBouncerProgram() ? describe : describe.skip)('behind PgBouncer, which pools transactions', () => {
    let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
    beforeAll(async () => {
      bouncer = await startPgBouncer(cluster.url);
    });
    afterAll(() => bouncer.remove());

    test('a message refused because of a locked table is not stored later', () => expectLockToRefuse(bouncer.url));

    test('more messages at once than PgBouncer has connections are stored', async () => {
      const queue = open({}, bouncer.url);
      const sent = await Promise.all(Array.from({ length: 30 }, () => added(queue)));
      expect((await queue.list()).map(({ key }) => key)).toEqual(sent.map(({ key }) => key).sort());
    });
  });
});
