import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@site/shared/contracts';
import * as v from 'valibot';
import type { Attempts, StoredMessage } from './delivery';

/** The messages that were accepted and are not delivered yet. The disk and PostgreSQL each keep them in their way. */
export interface MessageQueue extends MessageBook {
  /**
   * Once this resolves the message survives a crash.
   *
   * @throws what the disk or the database says; then nothing was stored
   */
  add(message: StoredMessage): Promise<void>;
  /** Bytes of all that it holds, dead letters too. */
  bytes(): Promise<number>;
  /** The oldest message that may be tried now; null if there is none. Nobody else gets it meanwhile. */
  take(): Promise<StoredMessage | null>;
  /** It arrived: nothing of it is kept. */
  finish(message: StoredMessage): Promise<void>;
  /** It waits until `nextAt`; without one it is dead-lettered until somebody asks for another attempt. */
  reschedule(message: StoredMessage, attempts: Attempts): Promise<void>;
}

/** What can be seen and asked of the queue from outside, beside a running server or without one. */
export interface MessageBook {
  summary(): Promise<QueueSummary>;
  /** All of them, oldest first. */
  list(): Promise<readonly StoredMessage[]>;
  find(key: string): Promise<StoredMessage | null>;
  /** Asks for another attempt at once, whether the message waits or is dead-lettered. */
  retry(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface QueueSummary {
  /** Messages that will be tried by themselves. */
  readonly waiting: number;
  /** Messages that were refused, and wait for somebody. */
  readonly parked: number;
  /** Messages that may be a robot's (`heldMessage`), and wait for somebody. */
  readonly held: number;
  /** When the oldest of those that wait was received. */
  readonly oldest: Date | null;
}

export function newMessage(fields: ContactMessage, receivedAt: Date): StoredMessage {
  const key = `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${randomUUID()}`;
  const wellFormed = Object.entries(fields).map(([name, text]) => [name, wellFormedText(text)]);
  return { key, receivedAt: receivedAt.toISOString(), fields: { ...fields, ...Object.fromEntries(wellFormed) } };
}

/**
 * A message whose hidden field was filled in, by a robot or by a visitor's password manager. It was never tried, and is not
 * until somebody asks for it.
 */
export const heldMessage = (message: StoredMessage): StoredMessage => ({
  ...message,
  attempts: { count: 0, lastAt: message.receivedAt, nextAt: null, reason: 'the hidden field was filled in' },
});

export const isHeld = ({ attempts }: StoredMessage): boolean => attempts?.count === 0 && attempts.nextAt === null;

/** Text that every place can hold: without halves of surrogate pairs, which are no characters, and without NUL. */
export const wellFormedText = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD').replaceAll('\0', '');

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** All of a message but its fields, which are checked when the mail is composed: that refuses the message, and it is dead-lettered. */
const envelope = v.looseObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  receivedAt: time,
  attempts: v.optional(
    v.looseObject({ count: v.number(), lastAt: v.string(), nextAt: v.nullable(time), reason: v.string() }),
  ),
});

/** Checks what comes from a disk or a database: it may have been written by hand. @param key that it is stored under */
export function isStoredMessage(value: unknown, key: string): value is StoredMessage {
  return v.is(envelope, value) && value.key === key;
}
