import { textTable } from '@site/shared/terminal';
import type { StoredMessage } from './mail';
import { isHeld, type MessageBook } from './mail';

export async function manageMessages(book: MessageBook, words: readonly string[], all = false): Promise<string> {
  const [action = 'list', id, ...more] = words;
  if (more.length > 0) throw new Error(`Unknown argument "${more.join(' ')}" (see --help)`);
  if (action === 'list' && id === undefined) return list(await book.list());
  if (action === 'show' && id !== undefined) return JSON.stringify(await findMessage(book, id), null, 2);
  if (action === 'retry' && all && id === undefined)
    return retry(
      book,
      (await book.list()).filter((message) => !isHeld(message)),
    );
  if (action === 'retry' && !all && id !== undefined) return retry(book, [await findMessage(book, id)]);
  throw new Error('Use list, show ID, retry ID, retry --all, erase E-MAIL or counts (see --help)');
}

/** Accepts an unambiguous prefix. */
async function findMessage(book: MessageBook, id: string): Promise<StoredMessage> {
  const found = await book.find(id);
  if (found) return found;
  const candidates = (await book.list()).filter(({ key }) => key.startsWith(id));
  const [only] = candidates;
  if (only && candidates.length === 1) return only;
  throw new Error(
    only ? `${candidates.length} messages begin with ${id}: type more of the ID` : `No message ${id} is in the queue`,
  );
}

async function retry(book: MessageBook, messages: readonly StoredMessage[]): Promise<string> {
  await book.retry(messages.map(({ key }) => key));
  return messages.length === 1 ? '1 message is tried again.' : `${messages.length} messages are tried again.`;
}

function list(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return 'No message waits, and none is dead-lettered.';
  const minutes = (time: string) => time.slice(0, 16).replace('T', ' ');
  return textTable([
    ['id', 'received (UTC)', 'tries', 'next try (UTC)', 'last answer'],
    ...messages.map((message) => {
      const { key, receivedAt, attempts } = message;
      const stopped = isHeld(message) ? 'held' : 'dead-lettered';
      return [
        key,
        minutes(receivedAt),
        String(attempts?.count ?? 0),
        attempts ? (attempts.nextAt === null ? stopped : minutes(attempts.nextAt)) : 'at once',
        attempts?.reason ?? '',
      ];
    }),
  ]);
}
