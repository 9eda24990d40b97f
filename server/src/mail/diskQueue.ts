import { readdir, readFile, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isENOENT, jsonFile, removeDurably, replaceDurably, unfinishedSuffix, writeDurably } from '../base';
import { baseLimits, mailLimits } from '../limits';
import type { Attempts, StoredMessage } from './delivery';
import { isFromSender, isHeld, isStoredMessage, type MessageQueue } from './messageQueue';
import { senderKey } from './senderKey';
import { createJumpMeter, isExpired, stepSince } from './waiting';

const suffix = '.json';

export interface DiskQueue extends MessageQueue {
  /** Deletes files that a crash left incomplete: their messages were not acknowledged. */
  recover(before: Date): Promise<void>;
  /** Safe to repeat after a crash. @throws errors of the disk or of `queue`; the rest stays */
  moveTo(queue: Pick<MessageQueue, 'add'>): Promise<void>;
}

interface Options {
  readonly now?: () => Date;
  readonly onUnreadable?: (path: string, error: unknown) => void;
  /** ms that have passed in this process. */
  readonly elapsed?: () => number;
}

const waitsSchema = v.object({ countedAt: v.number(), ms: v.record(v.string(), v.pipe(v.number(), v.minValue(0))) });

/** Times in ms since 1970. */
interface SpooledMessage {
  /** `Infinity` when dead-lettered. */
  readonly dueAt: number;
  /** Time of discovery for a file that is not a message. */
  readonly receivedAt: number;
  readonly bytes: number;
  readonly isHeld: boolean;
}

/** A JSON file per message. A single process delivers; others request a retry by a file in `retry`. */
export function createDiskQueue(folder: string, options: Options = {}): DiskQueue {
  const { now = () => new Date(), onUnreadable = () => {}, elapsed } = options;
  const spooled = new Map<string, SpooledMessage>();
  const retryFolder = join(folder, 'retry');
  /** Not in the files of messages: a file that is replaced could bring back a delivered message. */
  const waits = jsonFile(join(folder, 'waits'), waitsSchema, (error) => onUnreadable(join(folder, 'waits'), error));
  const jumpUntil = createJumpMeter(elapsed);
  const pathOf = (key: string) => join(folder, `${key}${suffix}`);

  async function refresh() {
    const keys = new Set(await keysIn(folder));
    for (const key of spooled.keys()) if (!keys.has(key)) spooled.delete(key);
    for (const key of keys) if (!spooled.has(key)) await open(key);
  }

  async function read(key: string): Promise<StoredMessage> {
    const message: unknown = JSON.parse(await readFile(pathOf(key), 'utf8'));
    if (!isStoredMessage(message, key)) throw new Error(`${pathOf(key)} is not the message of that name`);
    return message;
  }

  async function open(key: string): Promise<StoredMessage | null> {
    try {
      const message = await read(key);
      spooled.set(key, spooledOf(message));
      return message;
    } catch (error) {
      if (isENOENT(error)) {
        spooled.delete(key);
      } else {
        const time = now().getTime();
        const receivedAt = spooled.get(key)?.receivedAt ?? time;
        spooled.set(key, {
          dueAt: time + mailLimits.unreadableFileMs,
          receivedAt,
          bytes: 0,
          isHeld: false,
        });
        onUnreadable(pathOf(key), error);
      }
      return null;
    }
  }

  /** Keys begin with the time of receipt. */
  function oldestDue(): string | null {
    const time = now().getTime();
    let oldest: string | null = null;
    const isDue = (dueAt: number) =>
      dueAt <= time || (dueAt > time + baseLimits.longestPauseMs && Number.isFinite(dueAt));
    for (const [key, { dueAt }] of spooled) if (isDue(dueAt) && (oldest === null || key < oldest)) oldest = key;
    return oldest;
  }

  async function applyRetryRequests() {
    for (const key of await namesIn(retryFolder)) {
      if (key.endsWith(unfinishedSuffix)) continue;
      const message = await find(key);
      if (message?.attempts) await reschedule(message, { ...message.attempts, nextAt: now().toISOString() });
      await rm(join(retryFolder, key), { force: true });
    }
  }

  async function reschedule(message: StoredMessage, attempts: Attempts) {
    // Another process may have erased the message during its delivery; a write would restore it.
    if (await isMissing(pathOf(message.key))) {
      spooled.delete(message.key);
      return;
    }
    const rescheduled = { ...message, attempts };
    const { dueAt, ...rest } = spooledOf(rescheduled);
    // Postponed even if a full disk rejects the write, so that other messages are delivered.
    spooled.set(message.key, { ...rest, dueAt: Math.min(dueAt, now().getTime() + mailLimits.unreadableFileMs) });
    await replaceDurably(pathOf(message.key), stringify(rescheduled));
    spooled.set(message.key, spooledOf(rescheduled));
  }

  /** Null also for a message that was delivered meanwhile. */
  const find = (key: string) => (/^[\w-]+$/.test(key) ? read(key).catch(() => null) : Promise.resolve(null));

  async function list() {
    const messages = [];
    for (const key of [...(await keysIn(folder))].sort()) messages.push(await find(key));
    return messages.filter((message) => message !== null);
  }

  async function remove(key: string) {
    await removeDurably(pathOf(key));
    spooled.delete(key);
  }

  return {
    async add(message) {
      await writeDurably(pathOf(message.key), stringify(message));
      spooled.set(message.key, spooledOf(message));
    },

    async bytes() {
      return [...spooled.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    },

    async take() {
      await applyRetryRequests();
      if (oldestDue() === null) await refresh();
      for (let key = oldestDue(); key !== null; key = oldestDue()) {
        const message = await open(key);
        if (message) return message;
      }
      return null;
    },

    finish: ({ key }) => remove(key),

    reschedule,

    async expire(retention) {
      await refresh();
      const time = now().getTime();
      const jump = jumpUntil(time);
      const before = await waits.read();
      const step = before && stepSince(before.countedAt, time, jump);
      const waited = new Map(Object.entries(before?.ms ?? {}));
      const counted = new Map<string, number>();
      let deleted = 0;
      for (const [key, { isHeld }] of spooled) {
        // A message that the last count did not see has waited for less than an hour.
        const ms = (waited.get(key) ?? 0) + (waited.has(key) ? (step ?? 0) : 0);
        if (isExpired(ms, isHeld, retention)) {
          await remove(key);
          deleted += 1;
        } else counted.set(key, ms);
      }
      if (counted.size > 0 || waited.size > 0) await waits.write({ countedAt: time, ms: Object.fromEntries(counted) });
      return { deleted, refusedMs: jump || (before && step === null ? time - before.countedAt : 0) };
    },

    async erase(email) {
      const sender = senderKey(email);
      let count = 0;
      for (const name of await namesIn(folder)) {
        if (!name.endsWith(suffix) && !name.endsWith(unfinishedSuffix)) continue;
        if (!isTextFrom(await readIfThere(join(folder, name)), sender)) continue;
        await removeDurably(join(folder, name));
        if (name.endsWith(suffix)) count += 1;
      }
      return count;
    },

    async moveTo(queue) {
      const { countedAt = 0, ms = {} } = (await waits.read().catch(() => null)) ?? {};
      const waited = new Map(Object.entries(ms));
      for (const message of await list()) {
        const wait = waited.get(message.key);
        await queue.add(wait === undefined ? message : { ...message, wait: { ms: wait, countedAt } });
        await remove(message.key);
      }
    },

    async summary() {
      await refresh();
      const waiting = [...spooled.values()].filter(({ dueAt }) => dueAt < Number.POSITIVE_INFINITY);
      const held = [...spooled.values()].filter((it) => it.isHeld).length;
      const oldest = Math.min(...waiting.map(({ receivedAt }) => receivedAt));
      return {
        waiting: waiting.length,
        deadLettered: spooled.size - waiting.length - held,
        held,
        oldest: waiting.length === 0 ? null : new Date(oldest),
      };
    },

    list,
    find,

    async retry(keys) {
      for (const key of keys) await replaceDurably(join(retryFolder, key), '');
    },

    async recover(before) {
      for (const within of [folder, retryFolder]) {
        for (const name of (await namesIn(within)).filter((candidate) => candidate.endsWith(unfinishedSuffix))) {
          const path = join(within, name);
          if ((await stat(path)).mtime < before) await unlink(path);
        }
      }
    },

    async close() {},
  };
}

const stringify = (message: StoredMessage) => JSON.stringify(message, null, 2);

function spooledOf(message: StoredMessage): SpooledMessage {
  // New messages are due, whatever the clock shows.
  const { nextAt } = message.attempts ?? { nextAt: '1970' };
  return {
    dueAt: nextAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextAt),
    receivedAt: Date.parse(message.receivedAt),
    bytes: Buffer.byteLength(JSON.stringify(message)),
    isHeld: isHeld(message),
  };
}

/** True also for damaged text that contains the address. */
function isTextFrom(text: string, sender: string): boolean {
  try {
    return isFromSender(JSON.parse(text), sender);
  } catch {
    const unescaped = text.replace(/\\(?:u([\da-f]{4})|.)/gi, (_escape, hex) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : ' ',
    );
    // Characters that no address contains.
    return unescaped.split(/[\s\p{C}<>()[\]",;:]+/u).some((word) => senderKey(word) === sender);
  }
}

/** Empty for a file that was delivered meanwhile. */
async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isENOENT(error)) return '';
    throw error;
  }
}

/** False where the disk does not answer. */
const isMissing = (path: string) =>
  stat(path).then(
    () => false,
    (error: unknown) => isENOENT(error),
  );

async function keysIn(folder: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isENOENT(error)) return [];
    throw error;
  }
}
