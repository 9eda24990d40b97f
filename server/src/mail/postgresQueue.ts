import pg from 'pg';
import type { StoredMessage } from './delivery';
import type { MessageQueue, QueueSummary } from './messageQueue';

/** After this long a message belongs again to whoever takes it: its server must have died. Far longer than any delivery (s). */
const usualLimitSeconds = 300;

interface Options {
  readonly deliveryLimitSeconds?: number;
  readonly onError?: (error: unknown) => void;
}

/**
 * The messages in a table of PostgreSQL: any number of servers accept, any of them delivers. Who takes a message holds it
 * until it arrived, is rescheduled, or the time for it is over; who looks meanwhile skips it (`SKIP LOCKED`).
 *
 * It connects when it is first used, and again whenever the database was away.
 */
export function createPostgresQueue(databaseUrl: string, options: Options = {}): MessageQueue {
  const { deliveryLimitSeconds = usualLimitSeconds, onError = () => {} } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Below the time that the form waits for an answer.
    query_timeout: 10_000,
  });
  // A connection that breaks while nobody uses it is replaced by the next use.
  pool.on('error', onError);
  let table: Promise<unknown> | null = null;

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<readonly Row[]> {
    table ??= pool.query(makeTable).catch((error: unknown) => {
      table = null;
      throw error;
    });
    await table;
    return (await pool.query<Row>(text, values)).rows;
  }

  async function messages(text: string, values?: unknown[]): Promise<readonly StoredMessage[]> {
    return (await query<{ message: StoredMessage }>(text, values)).map(({ message }) => message);
  }

  return {
    async add(message) {
      await query(
        'INSERT INTO contact_messages (key, message, next_at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING',
        [message.key, withoutNul(message), message.attempts ? message.attempts.nextAt : '-infinity'],
      );
    },

    async bytes() {
      const [sum] = await query<{ bytes: string | null }>(
        'SELECT sum(pg_column_size(message)) AS bytes FROM contact_messages',
      );
      return Number(sum?.bytes ?? 0);
    },

    async take() {
      const [message] = await messages(
        `UPDATE contact_messages SET taken_until = now() + make_interval(secs => $1) WHERE key = (
           SELECT key FROM contact_messages WHERE next_at <= now() AND taken_until < now()
           ORDER BY key LIMIT 1 FOR UPDATE SKIP LOCKED
         ) RETURNING message`,
        [deliveryLimitSeconds],
      );
      return message ?? null;
    },

    async finish({ key }) {
      await query('DELETE FROM contact_messages WHERE key = $1', [key]);
    },

    async reschedule(message, attempts) {
      await query(`UPDATE contact_messages SET message = $2, next_at = $3, taken_until = '-infinity' WHERE key = $1`, [
        message.key,
        withoutNul({ ...message, attempts }),
        attempts.nextAt,
      ]);
    },

    async summary() {
      const [summary] = await query<QueueSummary>(
        `SELECT count(next_at)::int AS waiting, count(*) FILTER (WHERE next_at IS NULL AND NOT is_held)::int AS parked,
           count(*) FILTER (WHERE next_at IS NULL AND is_held)::int AS held,
           min((message->>'receivedAt')::timestamptz) FILTER (WHERE next_at IS NOT NULL) AS oldest
         FROM contact_messages, LATERAL (SELECT coalesce(message #>> '{attempts,count}' = '0', false) AS is_held) AS trap`,
      );
      return summary ?? { waiting: 0, parked: 0, held: 0, oldest: null };
    },

    list: () => messages('SELECT message FROM contact_messages ORDER BY key'),

    async find(key) {
      return (await messages('SELECT message FROM contact_messages WHERE key = $1', [key]))[0] ?? null;
    },

    async retry(keys) {
      // Not one that a server is just trying, nor one that nobody has tried yet.
      await query(
        `UPDATE contact_messages SET next_at = now(), message = jsonb_set(message, '{attempts,nextAt}', to_jsonb($2::text))
         WHERE key = ANY ($1) AND taken_until < now() AND message ? 'attempts'`,
        [keys, new Date().toISOString()],
      );
    },

    close: () => pool.end(),
  };
}

/**
 * One after the other, since servers that make a table at the same moment get in each other's way. `next_at` is null for
 * what is dead-lettered. Messages of a server of before, which kept them by pg-boss, come along.
 */
const makeTable = `
  SELECT pg_advisory_xact_lock(hashtext('contact_messages'));
  CREATE TABLE IF NOT EXISTS contact_messages (
    key text COLLATE "C" PRIMARY KEY,
    message jsonb NOT NULL,
    next_at timestamptz,
    taken_until timestamptz NOT NULL DEFAULT '-infinity'
  );
  DO $$ BEGIN
    IF to_regclass('pgboss.job') IS NOT NULL THEN
      WITH jobs AS (
        DELETE FROM pgboss.job WHERE name LIKE 'contact-messages%' AND state < 'completed' RETURNING name, start_after, data
      )
      INSERT INTO contact_messages (key, message, next_at)
      SELECT data->>'key', data, CASE name WHEN 'contact-messages' THEN start_after END FROM jobs
      ON CONFLICT (key) DO NOTHING;
    END IF;
  END $$`;

/** PostgreSQL's JSON can't hold the character NUL, which no text needs. */
function withoutNul(message: StoredMessage): string {
  return JSON.stringify(message).replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1');
}
