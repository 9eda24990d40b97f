import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@site/shared/contracts';
import * as v from 'valibot';
import type { Attempts, StoredMessage } from './delivery';

export interface MessageQueue extends MessageBook {
  /** Stores a message durably. @throws errors of the disk or the database; nothing is stored then */
  add(message: StoredMessage): Promise<void>;
  /** Size of all messages (bytes), dead letters included. */
  bytes(): Promise<number>;
  /** Takes the oldest message that is due, and locks it; null without one. */
  take(): Promise<StoredMessage | null>;
  finish(message: StoredMessage): Promise<void>;
  /** Deletes messages whose retention is over. @returns their number */
  expire(cutoffs: Cutoffs): Promise<number>;
  /** Records a failed attempt. Without `nextAt` the message is dead-lettered until a retry is requested. */
  reschedule(message: StoredMessage, attempts: Attempts): Promise<void>;
}

/** Read access and retries for other processes, with or without a running server. */
export interface MessageBook {
  summary(): Promise<QueueSummary>;
  /** Oldest first. */
  list(): Promise<readonly StoredMessage[]>;
  find(key: string): Promise<StoredMessage | null>;
  /** Requests a retry now, for waiting and for dead-lettered messages. */
  retry(keys: readonly string[]): Promise<void>;
  /**
   * Deletes all messages of a sender, stored data that is no valid message included.
   *
   * @param email compared without upper and lower case
   * @returns number of deleted messages
   */
  erase(email: string): Promise<number>;
  close(): Promise<void>;
}

/** Messages received before these times have outlived their retention. */
export interface Cutoffs {
  readonly undelivered: Date;
  readonly held: Date;
}

export interface QueueSummary {
  readonly waiting: number;
  /** Dead-lettered messages, which a person has to look at. */
  readonly parked: number;
  /** Messages that may be spam (`heldMessage`). */
  readonly held: number;
  /** Time of receipt of the oldest waiting message. */
  readonly oldest: Date | null;
}

export function newMessage(fields: ContactMessage, receivedAt: Date): StoredMessage {
  const key = `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${randomUUID()}`;
  const wellFormed = Object.entries(fields).map(([name, text]) => [name, wellFormedText(text)]);
  return { key, receivedAt: receivedAt.toISOString(), fields: { ...fields, ...Object.fromEntries(wellFormed) } };
}

/** A message whose hidden field was filled in, by a robot or a password manager. It is delivered only on request. */
export const heldMessage = (message: StoredMessage): StoredMessage => ({
  ...message,
  attempts: { count: 0, lastAt: message.receivedAt, nextAt: null, reason: 'the hidden field was filled in' },
});

export const isHeld = ({ attempts }: StoredMessage): boolean => attempts?.count === 0 && attempts.nextAt === null;

/** @param receivedAt ms since 1970; an invalid time has not expired */
export const isExpired = (receivedAt: number, held: boolean, cutoffs: Cutoffs): boolean =>
  receivedAt < (held ? cutoffs.held : cutoffs.undelivered).getTime();

/** @param email in lower case */
export function isFromSender(stored: unknown, email: string): boolean {
  const { fields } = Object(stored) as { readonly fields?: { readonly email?: unknown } | null };
  return typeof fields?.email === 'string' && fields.email.trim().toLowerCase() === email;
}

/** Replaces lone surrogates and removes NUL, neither of which every queue can store. */
export const wellFormedText = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD').replaceAll('\0', '');

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** A message without its fields, which are checked when the mail is composed: an invalid one is then dead-lettered. */
const envelope = v.looseObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  receivedAt: time,
  attempts: v.optional(
    v.looseObject({ count: v.number(), lastAt: v.string(), nextAt: v.nullable(time), reason: v.string() }),
  ),
});

/** Validates stored data, which may have been edited by hand. @param key that the message is stored under */
export function isStoredMessage(value: unknown, key: string): value is StoredMessage {
  return v.is(envelope, value) && value.key === key;
}
