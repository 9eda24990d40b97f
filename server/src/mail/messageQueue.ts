import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@site/shared/contracts';
import * as v from 'valibot';
import type { Attempts, StoredMessage } from './delivery';
import { senderKey } from './senderKey';
import type { Expiry, Retention } from './waiting';

export interface MessageQueue extends MessageBook {
  /** Stores the message, or throws an error of the disk or the database. */
  add(message: StoredMessage): Promise<void>;
  /** Dead letters included. */
  bytes(): Promise<number>;
  /** Locks the oldest message that is due; null without one. */
  take(): Promise<StoredMessage | null>;
  finish(message: StoredMessage): Promise<void>;
  /** Counts the time that messages have waited, and deletes those that have waited too long. */
  expire(retention: Retention): Promise<Expiry>;
  /** Without `nextAt` the message is dead-lettered until a retry is requested. */
  reschedule(message: StoredMessage, attempts: Attempts): Promise<void>;
}

/** Access for other processes, with or without a running server. */
export interface MessageBook {
  summary(): Promise<QueueSummary>;
  list(): Promise<readonly StoredMessage[]>;
  find(key: string): Promise<StoredMessage | null>;
  /** Requests a retry, also of dead-lettered messages. */
  retry(keys: readonly string[]): Promise<void>;
  /** Also deletes damaged messages. @param email in any spelling @returns number of deleted messages */
  erase(email: string): Promise<number>;
  close(): Promise<void>;
}

export interface QueueSummary {
  readonly waiting: number;
  readonly deadLettered: number;
  readonly held: number;
  readonly oldest: Date | null;
}

/** @param id hexadecimal; equal ones give messages of a day the same number (`numberOf`) */
export function newMessage(fields: ContactMessage, receivedAt: Date, id: string = randomUUID()): StoredMessage {
  const key = `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${id}`;
  const wellFormed = Object.entries(fields).map(([name, text]) => [name, wellFormedText(text)]);
  return { key, receivedAt: receivedAt.toISOString(), fields: { ...fields, ...Object.fromEntries(wellFormed) } };
}

/** A message whose hidden field was filled in, by a robot or a password manager. Delivered only on request. */
export const heldMessage = (message: StoredMessage): StoredMessage => ({
  ...message,
  attempts: { count: 0, lastAt: message.receivedAt, nextAt: null, reason: 'the hidden field was filled in' },
});

export const isHeld = ({ attempts }: StoredMessage): boolean => attempts?.count === 0 && attempts.nextAt === null;

/** @param sender key of an address */
export function isFromSender(stored: unknown, sender: string): boolean {
  const { fields } = Object(stored) as { readonly fields?: { readonly email?: unknown } | null };
  return typeof fields?.email === 'string' && senderKey(fields.email) === sender;
}

/** Not every queue can store lone surrogates and NUL. */
export const wellFormedText = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD').replaceAll('\0', '');

/** A line break could make a value look like another row of the mail. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** Loose: fields are checked when the mail is composed, and invalid messages dead-lettered. */
const envelope = v.looseObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  receivedAt: time,
  attempts: v.optional(
    v.looseObject({ count: v.number(), lastAt: v.string(), nextAt: v.nullable(time), reason: v.string() }),
  ),
});

/** Stored data may have been edited by hand. @param key that the message is stored under */
export function isStoredMessage(value: unknown, key: string): value is StoredMessage {
  return v.is(envelope, value) && value.key === key;
}
