import { createDiskQueue } from './diskQueue';
import type { MailOptions } from './mailService';
import type { MessageBook } from './messageQueue';
import { createPostgresQueue } from './postgresQueue';

/** The messages for whoever looks from beside the server: those in the database where one is named, else on the disk. */
export function openMessages({ spoolDir, databaseUrl }: Pick<MailOptions, 'spoolDir' | 'databaseUrl'>): MessageBook {
  return databaseUrl ? createPostgresQueue(databaseUrl) : createDiskQueue(spoolDir);
}
