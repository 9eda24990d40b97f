import { eraseSender } from './eraseSender';

const mailbox = 'comercial@example.com.br';
const bookOf = (count: number) => ({ erase: jest.fn(async (_email: string) => count) });

test('a person is erased from every queue, and the places out of reach are named', async () => {
  const books = [bookOf(2), bookOf(1)];
  const text = await eraseSender(books, ['ana@example.com'], { mailbox });
  expect(text).toContain('3 messages of ana@example.com deleted.');
  for (const place of [`delete it in ${mailbox}`, 'back-ups', 'an account', 'logs', 'mention the address'])
    expect(text).toContain(place);
  for (const { erase } of books) expect(erase).toHaveBeenCalledWith('ana@example.com');
});

test.each([[[]], [['']], [['ana']], [['ana@example.com', 'eva@example.com']]])('%j erases nobody', async (words) => {
  const book = bookOf(9);
  await expect(eraseSender([book], words, { mailbox })).rejects.toThrow('Use erase E-MAIL');
  expect(book.erase).not.toHaveBeenCalled();
});
