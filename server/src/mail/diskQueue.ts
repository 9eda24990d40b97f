import { readdir, readFile, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isENOENT, removeDurably, replaceDurably, unfinishedSuffix, writeDurably } from '../base';
import { baseLimits, mailLimits } from '../limits';
import type { Attempts, StoredMessage } from './delivery';
import { isHeld, isStoredMessage, type MessageQueue } from './messageQueue';

const suffix = '.json';

export interface DiskQueue extends MessageQueue {
  /** Removes what a crash left half-written before that moment: nobody was told that it was accepted. */
  recover(before: Date): Promise<void>;
  /**
   * Brings all messages into another queue, as when a database is named for the first time. A crash in between does no harm:
   * a message that is in both is added once.
   *
   * @throws what the disk or the other queue says; then the rest is still here
   */
  moveTo(queue: Pick<MessageQueue, 'add'>): Promise<void>;
}

interface Options {
  readonly now?: () => Date;
  /** There is a file that is no message. */
  readonly onUnreadable?: (path: string, error: unknown) => void;
}

/** What is known of a message without reading it again; times in ms since 1970. */
interface Known {
  /** When it may be tried; `Infinity` for one that is dead-lettered. */
  readonly dueAt: number;
  /** Of what is no message, when it was found. */
  readonly receivedAt: number;
  readonly bytes: number;
  readonly isHeld: boolean;
}

/**
 * The messages in a folder, one JSON file each, named by its key. One process takes from it. Any other may look, and asks
 * for another attempt by a file in the folder `retry`, so that nobody changes a message under the process that is sending it.
 */
export function createDiskQueue(folder: string, options: Options = {}): DiskQueue {
  const { now = () => new Date(), onUnreadable = () => {} } = options;
  const known = new Map<string, Known>();
  const retryFolder = join(folder, 'retry');
  const pathOf = (key: string) => join(folder, `${key}${suffix}`);

  /** Finds what others have added, and forgets what they have removed. */
  async function refresh() {
    const keys = new Set(await keysIn(folder));
    for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
    for (const key of keys) if (!known.has(key)) await open(key);
  }

  /** @throws what the disk says, or an Error for what is not the message of that name */
  async function read(key: string): Promise<StoredMessage> {
    const message: unknown = JSON.parse(await readFile(pathOf(key), 'utf8'));
    if (!isStoredMessage(message, key)) throw new Error(`${pathOf(key)} is not the message of that name`);
    return message;
  }

  /** @returns null for what is no message, or is gone */
  async function open(key: string): Promise<StoredMessage | null> {
    try {
      const message = await read(key);
      known.set(key, knownOf(message));
      return message;
    } catch (error) {
      if (isENOENT(error)) {
        known.delete(key);
      } else {
        const time = now().getTime();
        const receivedAt = known.get(key)?.receivedAt ?? time;
        known.set(key, { dueAt: time + mailLimits.unreadableFileMs, receivedAt, bytes: 0, isHeld: false });
        onUnreadable(pathOf(key), error);
      }
      return null;
    }
  }

  /** The first by their names, which begin with the time. */
  function oldestDue(): string | null {
    const time = now().getTime();
    let oldest: string | null = null;
    const isDue = (dueAt: number) =>
      dueAt <= time || (dueAt > time + baseLimits.longestPauseMs && Number.isFinite(dueAt));
    for (const [key, { dueAt }] of known) if (isDue(dueAt) && (oldest === null || key < oldest)) oldest = key;
    return oldest;
  }

  async function obeyRetries() {
    for (const key of await namesIn(retryFolder)) {
      if (key.endsWith(unfinishedSuffix)) continue;
      const message = await find(key);
      if (message?.attempts) await reschedule(message, { ...message.attempts, nextAt: now().toISOString() });
      await rm(join(retryFolder, key), { force: true });
    }
  }

  async function reschedule(message: StoredMessage, attempts: Attempts) {
    const rescheduled = { ...message, attempts };
    const { dueAt, ...rest } = knownOf(rescheduled);
    // While the disk is full, too, the next message goes first.
    known.set(message.key, { ...rest, dueAt: Math.min(dueAt, now().getTime() + mailLimits.unreadableFileMs) });
    await replaceDurably(pathOf(message.key), stringify(rescheduled));
    known.set(message.key, knownOf(rescheduled));
  }

  /** One that is delivered meanwhile is no longer there. */
  const find = (key: string) => (/^[\w-]+$/.test(key) ? read(key).catch(() => null) : Promise.resolve(null));

  async function list() {
    const messages = [];
    for (const key of [...(await keysIn(folder))].sort()) messages.push(await find(key));
    return messages.filter((message) => message !== null);
  }

  async function remove(key: string) {
    await removeDurably(pathOf(key));
    known.delete(key);
  }

  return {
    async add(message) {
      await writeDurably(pathOf(message.key), stringify(message));
      known.set(message.key, knownOf(message));
    },

    async bytes() {
      return [...known.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    },

    async take() {
      await obeyRetries();
      if (oldestDue() === null) await refresh();
      for (let key = oldestDue(); key !== null; key = oldestDue()) {
        const message = await open(key);
        if (message) return message;
      }
      return null;
    },

    finish: ({ key }) => remove(key),

    reschedule,

    async moveTo(queue) {
      for (const message of await list()) {
        await queue.add(message);
        await remove(message.key);
      }
    },

    async summary() {
      await refresh();
      const waiting = [...known.values()].filter(({ dueAt }) => dueAt < Number.POSITIVE_INFINITY);
      const held = [...known.values()].filter((it) => it.isHeld).length;
      const oldest = Math.min(...waiting.map(({ receivedAt }) => receivedAt));
      return {
        waiting: waiting.length,
        parked: known.size - waiting.length - held,
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

function knownOf(message: StoredMessage): Known {
  // What was never tried is due, whatever the clock says.
  const { nextAt } = message.attempts ?? { nextAt: '1970' };
  return {
    dueAt: nextAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextAt),
    receivedAt: Date.parse(message.receivedAt),
    bytes: Buffer.byteLength(JSON.stringify(message)),
    isHeld: isHeld(message),
  };
}

async function keysIn(folder: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The first message makes the folder.
    if (isENOENT(error)) return [];
    throw error;
  }
}
