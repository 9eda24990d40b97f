import { printable, textTable } from '@site/shared/terminal';
import { isHeld, type MessageBook, numberOf, type StoredMessage, senderKey } from './mail';

export async function manageMessages(book: MessageBook, words: readonly string[], all = false): Promise<string> {
  const [action = 'list', id, ...more] = words;
  if (more.length > 0) throw new Error(`Argumento desconhecido "${more.join(' ')}" (veja --help)`);
  if (action === 'list' && id === undefined) return list(await book.list());
  if (action === 'show' && id !== undefined) return show(await findMessage(book, id));
  if (action === 'retry' && all && id === undefined)
    return retry(
      book,
      (await book.list()).filter((message) => !isHeld(message)),
    );
  if (action === 'retry' && !all && id !== undefined) return retry(book, [await findMessage(book, id)]);
  throw new Error('Escreva list, show ID, retry ID, retry --all, erase E-MAIL ou counts (veja --help)');
}

const show = (message: StoredMessage): string =>
  printable(JSON.stringify({ number: numberOf(message), ...message }, null, 2));

/** Accepts the number, or an unambiguous prefix of the key. */
async function findMessage(book: MessageBook, id: string): Promise<StoredMessage> {
  const message = await book.find(id);
  if (message) return message;
  const candidates = (await book.list()).filter(
    (candidate) => candidate.key.startsWith(id) || numberOf(candidate) === id.toUpperCase(),
  );
  const [only] = candidates;
  if (only && candidates.length === 1) return only;
  throw new Error(
    only ? `${candidates.length} mensagens correspondem a ${id}: escreva mais do ID` : `Não há mensagem ${id} na fila`,
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
    ['número', 'id', 'recebida (UTC)', 'tentativas', 'próxima (UTC)', 'última resposta'],
    ...messages.map((message) => {
      const { key, receivedAt, attempts } = message;
      const stopped = isHeld(message) ? 'retida' : 'recusada';
      return [
        numberOf(message),
        key,
        minutes(receivedAt),
        String(attempts?.count ?? 0),
        attempts ? (attempts.nextAt === null ? stopped : minutes(attempts.nextAt)) : 'já',
        attempts?.reason ?? '',
      ];
    }),
  ]);
}

export async function eraseSender(
  books: readonly Pick<MessageBook, 'erase'>[],
  words: readonly string[],
  { mailbox }: { readonly mailbox: string },
): Promise<string> {
  const [email = '', ...more] = words;
  if (more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(senderKey(email)))
    throw new Error('Escreva erase E-MAIL (veja --help)');
  let count = 0;
  for (const book of books) count += await book.erase(email);
  const erased = count === 1 ? '1 mensagem apagada' : `${count} mensagens apagadas`;
  return `${erased} de ${email.trim()}. Este comando não alcança:
- mensagens já entregues, e a que estiver em entrega neste momento: apague em ${mailbox}
- cópias de segurança dos dados do servidor ou do banco
- mensagens de outras pessoas que citam o endereço (list, show ID)
- a conta: o dono a exclui em /meus-pedidos, ou você no console do Firebase, em Authentication
- registros: os do servidor não identificam visitantes; os de um proxy à frente guardam endereços de rede até a rotação`;
}
