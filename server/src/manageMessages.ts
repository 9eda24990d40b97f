import { printable, textTable } from '@site/shared/terminal';
import type { StoredMessage } from './mail';
import { isHeld, type MessageBook } from './mail';

export async function manageMessages(book: MessageBook, words: readonly string[], all = false): Promise<string> {
  const [action = 'list', id, ...more] = words;
  if (more.length > 0) throw new Error(`Argumento desconhecido "${more.join(' ')}" (veja --help)`);
  if (action === 'list' && id === undefined) return list(await book.list());
  if (action === 'show' && id !== undefined) return printable(JSON.stringify(await findMessage(book, id), null, 2));
  if (action === 'retry' && all && id === undefined)
    return retry(
      book,
      (await book.list()).filter((message) => !isHeld(message)),
    );
  if (action === 'retry' && !all && id !== undefined) return retry(book, [await findMessage(book, id)]);
  throw new Error('Escreva list, show ID, retry ID, retry --all, erase E-MAIL ou counts (veja --help)');
}

/** Accepts an unambiguous prefix. */
async function findMessage(book: MessageBook, id: string): Promise<StoredMessage> {
  const found = await book.find(id);
  if (found) return found;
  const candidates = (await book.list()).filter(({ key }) => key.startsWith(id));
  const [only] = candidates;
  if (only && candidates.length === 1) return only;
  throw new Error(
    only ? `${candidates.length} mensagens começam com ${id}: escreva mais do ID` : `Não há mensagem ${id} na fila`,
  );
}

async function retry(book: MessageBook, messages: readonly StoredMessage[]): Promise<string> {
  await book.retry(messages.map(({ key }) => key));
  return messages.length === 1
    ? '1 mensagem será enviada de novo.'
    : `${messages.length} mensagens serão enviadas de novo.`;
}

function list(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return 'Nenhuma mensagem espera, e nenhuma foi recusada.';
  const minutes = (time: string) => time.slice(0, 16).replace('T', ' ');
  return textTable([
    ['id', 'recebida (UTC)', 'tentativas', 'próxima (UTC)', 'última resposta'],
    ...messages.map((message) => {
      const { key, receivedAt, attempts } = message;
      const stopped = isHeld(message) ? 'retida' : 'recusada';
      return [
        key,
        minutes(receivedAt),
        String(attempts?.count ?? 0),
        attempts ? (attempts.nextAt === null ? stopped : minutes(attempts.nextAt)) : 'já',
        attempts?.reason ?? '',
      ];
    }),
  ]);
}
