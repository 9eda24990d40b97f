import type { MessageBook } from './mail';

interface Elsewhere {
  readonly mailbox: string;
}

export async function eraseSender(
  books: readonly Pick<MessageBook, 'erase'>[],
  words: readonly string[],
  { mailbox }: Elsewhere,
): Promise<string> {
  const [email = '', ...more] = words;
  if (more.length > 0 || !/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) throw new Error('Use erase E-MAIL (see --help)');
  let count = 0;
  for (const book of books) count += await book.erase(email);
  return `${count === 1 ? '1 message' : `${count} messages`} of ${email.trim()} deleted. This command does not reach:
- delivered mail, and a message in delivery at this moment: delete it in ${mailbox}
- back-ups of the server's data or database
- other people's messages that mention the address (list, show ID)
- an account: its owner deletes it at /meus-pedidos, or you in the Firebase console under Authentication
- logs: the server's own name no visitor; those of a proxy in front hold network addresses until they are rotated`;
}
