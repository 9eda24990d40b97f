import pg from 'pg';
import * as v from 'valibot';
import { baseLimits, mailLimits } from '../limits';
import type { StoredMessage } from './delivery';
import { isFromSender, isStoredMessage, type MessageQueue, type QueueSummary, wellFormedText } from './messageQueue';
import { senderKey } from './senderKey';
import { createJumpMeter, isExpired, stepSince, type Wait, waitSchema } from './waiting';

interface Options {
  readonly deliveryLimitSeconds?: number;
  readonly statementMs?: number;
  readonly onError?: (error: unknown) => void;
  /** ms that have passed in this process. */
  readonly elapsed?: () => number;
}

/** A server locks a message until it is delivered, rescheduled, or the lease ends (`SKIP LOCKED`). */
export function createPostgresQueue(databaseUrl: string, options: Options = {}): MessageQueue {
  const {
    deliveryLimitSeconds = mailLimits.deliverySeconds,
    statementMs = mailLimits.statementMs,
    onError = () => {},
    elapsed,
  } = options;
  const jumpUntil = createJumpMeter(elapsed);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // With `mailLimits.queueAnswerMs` before them, these timeouts stay below the 20 s that the form waits. The second
    // limits each statement.
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  });
  pool.on('error', onError);
  let table: Promise<unknown> | null = null;

  async function query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<readonly Row[]> {
    table ??= makeMissingTable();
    try {
      await table;
      return await transact<Row>(text, values);
    } catch (error) {
      // A failover may lead to a database without the table.
      table = null;
      throw error;
    }
  }

  /** PgBouncer refuses a timeout at the start of a connection, and may run each transaction on another one. */
  async function transact<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<readonly Row[]> {
    const client = await pool.connect();
    // Without a listener, a connection lost between two statements would end the process.
    client.on('error', ignore);
    try {
      await client.query(`BEGIN; SET LOCAL statement_timeout = ${statementMs}`);
      const { rows } = await client.query<Row>(text, values);
      await client.query('COMMIT');
      client.off('error', ignore);
      client.release();
      return rows;
    } catch (error) {
      // Closing the connection ends the transaction.
      client.release(true);
      throw error;
    }
  }

  /** The role may lack the right to create tables. */
  async function makeMissingTable() {
    const [table] = await transact<{ exists: boolean }>(`SELECT to_regclass('contact_messages') IS NOT NULL AS exists`);
    if (!table?.exists) await transact(makeTable);
  }

  async function messages(text: string, values?: unknown[]): Promise<readonly StoredMessage[]> {
    return (await query<StoredRow>(text, values)).flatMap(({ key, message }) =>
      isStoredMessage(message, key) ? [message] : [],
    );
  }

  return {
    async add(message) {
      await query(
        'INSERT INTO contact_messages (key, message, next_at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING',
        [message.key, textOf(message), message.attempts ? message.attempts.nextAt : '-infinity'],
      );
    },

    async bytes() {
      const [sum] = await query<{ bytes: string | null }>(
        'SELECT sum(pg_column_size(message)) AS bytes FROM contact_messages',
      );
      return Number(sum?.bytes ?? 0);
    },

    async take() {
      for (;;) {
        const [row] = await query<StoredRow>(takeOne, [deliveryLimitSeconds, baseLimits.longestPauseMs / 1_000]);
        if (!row) return null;
        if (isStoredMessage(row.message, row.key)) return row.message;
        await query('UPDATE contact_messages SET next_at = NULL WHERE key = $1', [row.key]);
        onError(
          new Error(`The row ${row.key} of contact_messages is not the message of that name: it is dead-lettered`),
        );
      }
    },

    async finish({ key }) {
      await query('DELETE FROM contact_messages WHERE key = $1', [key]);
    },

    async reschedule(message, attempts) {
      // The database's clock compares the due time.
      const pauseMs = attempts.nextAt === null ? null : Date.parse(attempts.nextAt) - Date.now();
      await query(
        `UPDATE contact_messages SET message = $2, next_at = now() + make_interval(secs => $3::float8 / 1000),
           taken_until = '-infinity' WHERE key = $1`,
        [message.key, textOf({ ...message, attempts }), pauseMs],
      );
    },

    async expire(retention) {
      const rows = await query<WaitRow>(
        `SELECT key, message->'wait' AS wait, now() AS time,
           next_at IS NULL AND coalesce(message #>> '{attempts,count}' = '0', false) AS is_held
         FROM contact_messages`,
      );
      const time = rows[0]?.time.getTime();
      if (time === undefined) return { deleted: 0, refusedMs: 0 };
      const jump = jumpUntil(time);
      const expired: string[] = [];
      const counted = new Map<string, Wait>();
      let refusedMs = jump;
      for (const { key, wait, is_held } of rows) {
        const before = v.is(waitSchema, wait) ? wait : { ms: 0, countedAt: time };
        const step = stepSince(before.countedAt, time, jump);
        const ms = before.ms + (step ?? 0);
        if (step === null) refusedMs ||= time - before.countedAt;
        if (isExpired(ms, is_held, retention)) expired.push(key);
        else if (before !== wait || jump !== 0 || step === null || step > mailLimits.waitWriteMs)
          counted.set(key, { ms, countedAt: time });
      }
      if (counted.size > 0) await query(writeWaits, [JSON.stringify(Object.fromEntries(counted))]);
      if (expired.length > 0) await query('DELETE FROM contact_messages WHERE key = ANY ($1)', [expired]);
      return { deleted: expired.length, refusedMs };
    },

    async erase(email) {
      const sender = senderKey(email);
      const rows = await query<{ key: string; fields: unknown }>(
        `SELECT key, jsonb_build_object('email', message #> '{fields,email}') AS fields FROM contact_messages`,
      );
      const keys = rows.filter((row) => isFromSender(row, sender)).map(({ key }) => key);
      return (await query('DELETE FROM contact_messages WHERE key = ANY ($1) RETURNING key', [keys])).length;
    },

    async summary() {
      const [summary] = await query<QueueSummary>(
        `SELECT count(next_at)::int AS waiting, count(*) FILTER (WHERE next_at IS NULL AND NOT is_held)::int AS "deadLettered",
           count(*) FILTER (WHERE next_at IS NULL AND is_held)::int AS held,
           min((message->>'receivedAt')::timestamptz) FILTER (WHERE next_at IS NOT NULL) AS oldest
         FROM contact_messages, LATERAL (SELECT coalesce(message #>> '{attempts,count}' = '0', false) AS is_held) AS trap`,
      );
      return summary ?? { waiting: 0, deadLettered: 0, held: 0, oldest: null };
    },

    list: () => messages('SELECT key, message FROM contact_messages ORDER BY key'),

    async find(key) {
      return (await messages('SELECT key, message FROM contact_messages WHERE key = $1', [key]))[0] ?? null;
    },

    async retry(keys) {
      // Skips messages in delivery and new ones, which are due.
      await query(
        `UPDATE contact_messages SET next_at = now(), message = jsonb_set(message, '{attempts,nextAt}', to_jsonb($2::text))
         WHERE key = ANY ($1) AND taken_until < now() AND message ? 'attempts'`,
        [keys, new Date().toISOString()],
      );
    },

    close: () => pool.end(),
  };
}

const ignore = () => {};

/** The lock serializes servers that create the table at once. `next_at` is null for dead-lettered messages. */
const makeTable = `
  SELECT pg_advisory_xact_lock(hashtext('contact_messages'));
  CREATE TABLE IF NOT EXISTS contact_messages (
    key text COLLATE "C" PRIMARY KEY,
    message jsonb NOT NULL,
    next_at timestamptz,
    taken_until timestamptz NOT NULL DEFAULT '-infinity'
  );`;

interface StoredRow {
  readonly key: string;
  readonly message: unknown;
}

interface WaitRow {
  readonly key: string;
  readonly wait: unknown;
  readonly time: Date;
  readonly is_held: boolean;
}

const writeWaits = `
  UPDATE contact_messages SET message = CASE jsonb_typeof(message) WHEN 'object' THEN message ELSE jsonb_build_object('text', message) END
    || jsonb_build_object('wait', value)
  FROM jsonb_each($1) AS wait WHERE wait.key = contact_messages.key`;

/** A due time beyond the longest pause comes from a wrong clock. */
const takeOne = `
  UPDATE contact_messages SET taken_until = now() + make_interval(secs => $1) WHERE key = (
    SELECT key FROM contact_messages
    WHERE (next_at <= now() OR next_at > now() + make_interval(secs => $2))
      AND (taken_until < now() OR taken_until > now() + make_interval(secs => $1))
    ORDER BY key LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING key, message`;

/** PostgreSQL's `jsonb` refuses NUL and lone surrogates. */
function textOf(message: StoredMessage): string {
  return JSON.stringify(message, (_name, value) => (typeof value === 'string' ? wellFormedText(value) : value));
}
