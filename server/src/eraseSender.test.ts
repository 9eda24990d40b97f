import { eraseSender } from './eraseSender';

const mailbox = 'comercial@example.com.br';
const bookOf = (count: number) => ({ erase: jest.fn(async (_email: string) => count) });

test('a person is erased from every queue, and the places out of reach are named', async () => {
  const books = [bookOf(2), bookOf(1)];
  const text = await eraseSender(books, ['ana@example.com'], { mailbox });
  expect(text).toContain('3 mensagens apagadas de ana@example.com.');
  for (const place of [`apague em ${mailbox}`, 'cópias de segurança', 'a conta', 'registros', 'citam o endereço'])
    expect(text).toContain(place);
  for (const { erase } of books) expect(erase).toHaveBeenCalledWith('ana@example.com');
});

test('an address may be copied with the name before it', async () => {
  const book = bookOf(1);
  await eraseSender([book], ['Ana Souza <ana@example.com>'], { mailbox });
  expect(book.erase).toHaveBeenCalled();
});

test.each([[[]], [['']], [['ana']], [['ana@example.com', 'eva@example.com']]])('%j erases nobody', async (words) => {
  const book = bookOf(9);
  await expect(eraseSender([book], words, { mailbox })).rejects.toThrow('Escreva erase E-MAIL');
  expect(book.erase).not.toHaveBeenCalled();
});
