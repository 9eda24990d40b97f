import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactMessage } from '@site/shared/contracts';
import type { StoredMessage } from './delivery';
import { removeDurably, unfinishedSuffix, writeDurably } from './durableFile';

const suffix = '.json';

/** The messages that were accepted and are not delivered yet: one JSON file each, named by its key. */
export interface Spool {
  /**
   * Once this resolves the message survives a crash.
   *
   * @throws what the disk says; then nothing was stored
   */
  add(fields: ContactMessage, receivedAt: Date): Promise<void>;
  /** Keys, oldest first. */
  list(): Promise<readonly string[]>;
  read(key: string): Promise<StoredMessage>;
  remove(key: string): Promise<void>;
  /** Removes what a crash left half-written before that moment: nobody was told that it was accepted. */
  removeUnfinished(before: Date): Promise<void>;
}

export function createSpool(folder: string): Spool {
  const pathOf = (key: string) => join(folder, `${key}${suffix}`);

  return {
    async add(fields, receivedAt) {
      const key = `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${randomUUID()}`;
      const message: StoredMessage = { key, receivedAt: receivedAt.toISOString(), fields };
      await writeDurably(pathOf(key), JSON.stringify(message, null, 2));
    },

    async list() {
      const names = await namesIn(folder);
      return names
        .filter((name) => name.endsWith(suffix))
        .map((name) => name.slice(0, -suffix.length))
        .sort();
    },

    async read(key) {
      const message: unknown = JSON.parse(await readFile(pathOf(key), 'utf8'));
      if (!isStoredMessage(message)) throw new Error(`${pathOf(key)} is not a stored message`);
      return message;
    },

    remove: (key) => removeDurably(pathOf(key)),

    async removeUnfinished(before) {
      const names = await namesIn(folder);
      for (const name of names.filter((candidate) => candidate.endsWith(unfinishedSuffix))) {
        const path = join(folder, name);
        if ((await stat(path)).mtime < before) await rm(path, { force: true });
      }
    },
  };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The first message makes the folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isStoredMessage(value: unknown): value is StoredMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, receivedAt, fields } = value as Partial<StoredMessage>;
  return typeof key === 'string' && !Number.isNaN(Date.parse(String(receivedAt))) && typeof fields === 'object';
}
