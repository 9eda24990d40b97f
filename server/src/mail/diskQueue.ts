import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { moveDurably, removeDurably, replaceDurably, unfinishedSuffix, writeDurably } from '../files/durableFile';
import { isENOENT } from '../files/isENOENT';
import type { StoredMessage } from './delivery';
import { isDeadLettered, isStoredMessage, type MessageQueue } from './messageQueue';

const suffix = '.json';

/** How long a file that can't be read as a message is left alone (ms). */
const unreadablePauseMs = 60 * 60_000;

export interface DiskQueue extends MessageQueue {
  /** Removes what a crash left half-written before that moment: nobody was told that it was accepted. */
  removeUnfinished(before: Date): Promise<void>;
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

/**
 * The messages in a folder, one JSON file each, named by its key; dead-lettered ones in its folder `parked`. One process
 * takes from it. Any other may look, and asks for another attempt by a file in the folder `retry`, so that nobody changes a
 * message under the process that is sending it.
 */
export function createDiskQueue(folder: string, options: Options = {}): DiskQueue {
  const { now = () => new Date(), onUnreadable = () => {} } = options;
  /** When each message may be tried, in ms since 1970, as far as that is known: 0 for one that has not been looked at. */
  const due = new Map<string, number>();
  const deadLetterFolder = join(folder, 'parked');
  const retryFolder = join(folder, 'retry');
  const waitingPath = (key: string) => join(folder, `${key}${suffix}`);
  const deadLetterPath = (key: string) => join(deadLetterFolder, `${key}${suffix}`);

  async function lookForOthers() {
    const keys = new Set(await keysIn(folder));
    for (const key of due.keys()) if (!keys.has(key)) due.delete(key);
    for (const key of keys) if (!due.has(key)) due.set(key, 0);
  }

  function oldestDue(): string | null {
    const time = now().getTime();
    let oldest: string | null = null;
    for (const [key, from] of due) if (from <= time && (oldest === null || key < oldest)) oldest = key;
    return oldest;
  }

  /** Reads a message that seems to be due. Null when it is not, or is none. */
  async function open(key: string): Promise<StoredMessage | null> {
    try {
      const message = await readMessage(waitingPath(key));
      const { nextAt = '' } = message.attempts ?? {};
      if (nextAt === null) {
        // A crash came between the two steps of dead-lettering.
        await moveDurably(waitingPath(key), deadLetterPath(key));
        due.delete(key);
        return null;
      }
      const from = nextAt ? Date.parse(nextAt) : 0;
      due.set(key, from);
      return from <= now().getTime() ? message : null;
    } catch (error) {
      if (isENOENT(error)) {
        due.delete(key);
      } else {
        due.set(key, now().getTime() + unreadablePauseMs);
        onUnreadable(waitingPath(key), error);
      }
      return null;
    }
  }

  async function list() {
    const messages = [];
    for (const [keys, pathOf] of [
      [await keysIn(folder), waitingPath],
      [await keysIn(deadLetterFolder), deadLetterPath],
    ] as const) {
      // One that is delivered meanwhile is no longer in the list.
      for (const key of keys) messages.push(await readMessage(pathOf(key)).catch(() => null));
    }
    return messages.filter((message) => message !== null).sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async function obeyRetries() {
    for (const key of await namesIn(retryFolder)) {
      await release(key);
      await rm(join(retryFolder, key), { force: true });
    }
  }

  async function release(key: string) {
    const atOnce = (message: StoredMessage) =>
      stringify({ ...message, attempts: message.attempts && { ...message.attempts, nextAt: now().toISOString() } });
    const deadLetter = await readMessage(deadLetterPath(key)).catch(() => null);
    if (deadLetter) {
      await replaceDurably(deadLetterPath(key), atOnce(deadLetter));
      await moveDurably(deadLetterPath(key), waitingPath(key));
    } else {
      const waiting = await readMessage(waitingPath(key)).catch(() => null);
      if (!waiting) return;
      await replaceDurably(waitingPath(key), atOnce(waiting));
    }
    due.set(key, 0);
  }

  return {
    async add(message) {
      await writeDurably(waitingPath(message.key), stringify(message));
      due.set(message.key, 0);
    },

    async take() {
      await obeyRetries();
      if (oldestDue() === null) await lookForOthers();
      for (let key = oldestDue(); key !== null; key = oldestDue()) {
        const message = await open(key);
        if (message) return message;
      }
      return null;
    },

    async finish({ key }) {
      await removeDurably(waitingPath(key));
      due.delete(key);
    },

    async reschedule(message, attempts) {
      const { key } = message;
      await replaceDurably(waitingPath(key), stringify({ ...message, attempts }));
      if (attempts.nextAt === null) {
        await moveDurably(waitingPath(key), deadLetterPath(key));
        due.delete(key);
      } else {
        due.set(key, Date.parse(attempts.nextAt));
      }
    },

    async moveTo(queue) {
      for (const message of await list()) {
        await queue.add(message);
        await removeDurably(isDeadLettered(message) ? deadLetterPath(message.key) : waitingPath(message.key));
        due.delete(message.key);
      }
    },

    async summary() {
      const [waiting, parked] = await Promise.all([keysIn(folder), keysIn(deadLetterFolder)]);
      const times = waiting.map(timeOf).filter((time) => time !== null);
      return {
        waiting: waiting.length,
        parked: parked.length,
        oldest: times.length === 0 ? null : new Date(Math.min(...times)),
      };
    },

    list,

    async find(key) {
      if (!/^[\w-]+$/.test(key)) return null;
      return (
        (await readMessage(waitingPath(key)).catch(() => null)) ??
        (await readMessage(deadLetterPath(key)).catch(() => null))
      );
    },

    async retry(keys) {
      for (const key of keys) await replaceDurably(join(retryFolder, key), '');
    },

    async removeUnfinished(before) {
      for (const place of [folder, deadLetterFolder]) {
        for (const name of (await namesIn(place)).filter((candidate) => candidate.endsWith(unfinishedSuffix))) {
          const path = join(place, name);
          if ((await stat(path)).mtime < before) await rm(path, { force: true });
        }
      }
    },

    async close() {},
  };
}

const stringify = (message: StoredMessage) => JSON.stringify(message, null, 2);

async function readMessage(path: string): Promise<StoredMessage> {
  const message: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isStoredMessage(message)) throw new Error(`${path} is not a stored message`);
  return message;
}

async function keysIn(folder: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
}

/** Names of what is in a folder, except what is being written. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The first message makes the folder.
    if (isENOENT(error)) return [];
    throw error;
  }
}

/** When a message was received, by its key (ms since 1970). */
function timeOf(key: string): number | null {
  const [, date, hour, minute, second] = /^(\d{8})T(\d{2})(\d{2})(\d{2})\d{3}Z/.exec(key) ?? [];
  if (!date) return null;
  return Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${hour}:${minute}:${second}Z`);
}
