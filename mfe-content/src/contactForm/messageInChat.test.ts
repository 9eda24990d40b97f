import { quoteItemsText } from '@site/shared/forms';
import { longestChatLink, messageInChat } from './AfterSending';

const person = { name: 'Ana', email: 'ana@example.com', phone: '' };
const textOf = (fields: Parameters<typeof messageInChat>[1]) =>
  new URL(messageInChat('5521999990000', fields)).searchParams.get('text') ?? '';

test('the chat holds what was typed and the products', () => {
  const items = quoteItemsText([{ id: 'AP-10L', name: 'Extintor', quantity: 4, price: 198.5 }]);
  const fields = {
    ...person,
    location: 'Méier, Rio',
    preferredContact: 'email',
    subject: 'Orçamento',
    message: 'Com instalação.',
    items,
  } as const;
  expect(textOf(fields).split('\n')).toEqual([
    'Olá! Não consegui enviar esta mensagem pelo site.',
    'Nome: Ana',
    'E-mail: ana@example.com',
    'Bairro e cidade: Méier, Rio',
    'Assunto: Orçamento',
    '- 4 × Extintor (AP-10L), R$ 198,50 cada: R$ 794,00',
    'Mensagem: Com instalação.',
  ]);
});

test.each(['é'.repeat(20_000), '😀'.repeat(5_000), `\ud800${'a'.repeat(5_000)}`])(
  'a long message is cut between characters',
  (message) => {
    expect(messageInChat('5521999990000', { ...person, message }).length).toBeLessThanOrEqual(longestChatLink);
    expect(textOf({ ...person, message })).toMatch(/Mensagem: (é+|😀+|a+)…$/u);
  },
);
