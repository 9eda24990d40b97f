import { type MessageBook, senderKey } from './mail';

interface Elsewhere {
  readonly mailbox: string;
}

export async function eraseSender(
  books: readonly Pick<MessageBook, 'erase'>[],
  words: readonly string[],
  { mailbox }: Elsewhere,
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
