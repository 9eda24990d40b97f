import pg from 'pg';
import PgBoss from 'pg-boss';
import type { StoredMessage } from './delivery';
import { isDeadLettered, isStoredMessage, type MessageQueue } from './messageQueue';

const waitingQueue = 'contact-messages';
const deadLetterQueue = 'contact-messages-parked';

/** After this long a message belongs again to whoever takes it: its server must have died. Far longer than any delivery (s). */
const deliveryLimitSeconds = 300;

export interface PostgresQueueOptions {
  /** Schema of the database that holds the tables. */
  readonly schema?: string;
  readonly deliveryLimitSeconds?: number;
  /** How often one of the servers looks for messages of those that died (s). */
  readonly maintenanceSeconds?: number;
  readonly onError?: (error: unknown) => void;
}

/**
 * The messages in PostgreSQL, by pg-boss: any number of servers accept, any of them delivers. Who takes a message holds it
 * until it arrived, is rescheduled, or the time for it is over. Delays that grow up to an hour and dead letters are ours: a job
 * that is rescheduled is replaced by one that begins later, in one transaction.
 *
 * It connects when it is first used, and again whenever the database was away.
 */
export function createPostgresQueue(databaseUrl: string, options: PostgresQueueOptions = {}): MessageQueue {
  const { schema = 'pgboss', maintenanceSeconds = 60, onError = () => {} } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Below the time that the form waits for an answer.
    query_timeout: 10_000,
  });
  // A connection that breaks while nobody uses it is replaced by the next use.
  pool.on('error', onError);
  let starting: Promise<PgBoss> | null = null;
  let closed = false;

  async function start(): Promise<PgBoss> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema,
      schedule: false,
      maintenanceIntervalSeconds: maintenanceSeconds,
      // pg-boss drops jobs that nobody took in that time, and those that expired too often: never.
      retentionDays: 36_500,
      retryLimit: 2_147_483_647,
      expireInSeconds: options.deliveryLimitSeconds ?? deliveryLimitSeconds,
    });
    boss.on('error', onError);
    try {
      await boss.start();
      for (const name of [waitingQueue, deadLetterQueue]) await makeQueue(boss, name);
    } catch (error) {
      // Else its timers go on.
      await boss.stop({ graceful: false, wait: true }).catch(onError);
      throw error;
    }
    return boss;
  }

  function ready(): Promise<PgBoss> {
    if (closed) return Promise.reject(new Error('The queue is closed'));
    starting ??= start()
      // Servers that make the tables at the same moment get in each other's way, once.
      .catch(() => start())
      .catch((error: unknown) => {
        starting = null;
        throw error;
      });
    return starting;
  }

  async function put(boss: PgBoss, message: StoredMessage, db?: PgBoss.Db) {
    const queue = isDeadLettered(message) ? deadLetterQueue : waitingQueue;
    const startAfter = isDeadLettered(message) ? undefined : message.attempts?.nextAt;
    const id = await boss.send(queue, withoutNul(message), {
      id: idOf(message.key),
      ...(startAfter ? { startAfter } : {}),
      ...(db ? { db } : {}),
    });
    // None is made where the message is there already.
    if (id === null && !(await find(message.key))) throw new Error(`The queue did not take ${message.key}`);
  }

  /** Replaces a message wherever it is. */
  async function replace(boss: PgBoss, message: StoredMessage, db: PgBoss.Db) {
    const id = idOf(message.key);
    await boss.deleteJob(waitingQueue, id, { db });
    await boss.deleteJob(deadLetterQueue, id, { db });
    await put(boss, message, db);
  }

  /** Lets a message be tried at once, unless a server is just trying it, or nobody has tried it yet. */
  async function release(boss: PgBoss, key: string, db: PgBoss.Db) {
    const { rows } = await db.executeSql(
      `SELECT data FROM ${schema}.job
       WHERE name IN ('${waitingQueue}', '${deadLetterQueue}') AND state < 'active' AND id = $1 FOR UPDATE SKIP LOCKED`,
      [idOf(key)],
    );
    const message: unknown = rows[0]?.data;
    if (!isStoredMessage(message) || !message.attempts) return;
    await replace(boss, { ...message, attempts: { ...message.attempts, nextAt: new Date().toISOString() } }, db);
  }

  async function inTransaction(work: (db: PgBoss.Db) => Promise<void>) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      await work({ executeSql: (text, values) => client.query(text, values) });
      await client.query('COMMIT');
    } catch (error) {
      // A connection in an unknown state is not used again; the database rolls back what was open on it.
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** pg-boss 10 has no way to list jobs. */
  async function select(more: string, values: unknown[] = []): Promise<readonly StoredMessage[]> {
    await ready();
    const { rows } = await pool.query<{ data: unknown }>(
      `SELECT data FROM ${schema}.job WHERE name IN ('${waitingQueue}', '${deadLetterQueue}') AND state < 'completed' ${more}`,
      values,
    );
    return rows.map(({ data }) => data).filter(isStoredMessage);
  }

  async function find(key: string): Promise<StoredMessage | null> {
    return (await select(`AND data->>'key' = $1`, [key]))[0] ?? null;
  }

  return {
    async add(message) {
      await put(await ready(), message);
    },

    async take() {
      const [job] = await (await ready()).fetch<StoredMessage>(waitingQueue);
      return job?.data ?? null;
    },

    async finish({ key }) {
      // Not `complete`, which would keep the visitor's data.
      await (await ready()).deleteJob(waitingQueue, idOf(key));
    },

    async reschedule(message, attempts) {
      const boss = await ready();
      await inTransaction((db) => replace(boss, { ...message, attempts }, db));
    },

    async summary() {
      await ready();
      const { rows } = await pool.query<{ waiting: number; parked: number; oldest: Date | null }>(`
        SELECT count(*) FILTER (WHERE name = '${waitingQueue}')::int AS waiting,
               count(*) FILTER (WHERE name = '${deadLetterQueue}')::int AS parked,
               min((data->>'receivedAt')::timestamptz) FILTER (WHERE name = '${waitingQueue}') AS oldest
        FROM ${schema}.job WHERE name IN ('${waitingQueue}', '${deadLetterQueue}') AND state < 'completed'`);
      return rows[0] ?? { waiting: 0, parked: 0, oldest: null };
    },

    list: () => select(`ORDER BY data->>'key'`),

    find,

    async retry(keys) {
      const boss = await ready();
      for (const key of keys) await inTransaction((db) => release(boss, key, db));
    },

    async close() {
      closed = true;
      const boss = await starting?.catch(() => null);
      await boss?.stop({ graceful: false, wait: true }).catch(onError);
      await pool.end();
    },
  };
}

async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  if (await boss.getQueue(name)) return;
  await boss.createQueue(name).catch(async (error: unknown) => {
    // Another server may have made it in the meantime.
    if (!(await boss.getQueue(name))) throw error;
  });
}

/** The random part of a key, which is a UUID: what pg-boss takes for the identity of a job. */
function idOf(key: string): string {
  return key.slice(-36);
}

/** PostgreSQL's JSON can't hold the character NUL, which no text needs. */
function withoutNul(message: StoredMessage): StoredMessage {
  return JSON.parse(JSON.stringify(message).replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1'));
}
