import type { Attempts, StoredMessage } from './mail/delivery';
import type { MessageBook } from './mail/messageQueue';
import { eraseSender, manageMessages } from './manageMessages';
import { failed, messageOf } from './testing/queue';

const stored = (hour: number, id: string, attempts?: Partial<Attempts>): StoredMessage => ({
  ...messageOf(new Date(`2026-03-09T${hour}:00:00.000Z`)),
  key: `20260309T${hour}0000000Z-${id}`,
  ...(attempts && { attempts: { ...failed(null), ...attempts } }),
});
const fresh = stored(12, 'aa');
const waiting = stored(13, 'bb', { count: 3, nextAt: '2026-03-09T13:05:00.000Z' });
const deadLettered = stored(14, 'cc', { reason: '550 no such mailbox' });

function bookOf(...messages: StoredMessage[]) {
  const retried: string[] = [];
  const book: MessageBook = {
    summary: async () => ({ waiting: 0, deadLettered: 0, held: 0, oldest: null }),
    list: async () => messages,
    find: async (wanted) => messages.find(({ key }) => key === wanted) ?? null,
    retry: async (keys) => void retried.push(...keys),
    erase: async () => 0,
    close: async () => {},
  };
  return { book, retried };
}

test.each([[[]], [['list']]])('%j lists waiting and dead-lettered messages with attempts and reason', async (words) => {
  expect(await manageMessages(bookOf(fresh, waiting, deadLettered).book, words)).toBe(
    [
      'número          id                      recebida (UTC)    tentativas  próxima (UTC)     última resposta',
      'S-260309-48222  20260309T120000000Z-aa  2026-03-09 12:00  0           já',
      'S-260309-P8222  20260309T130000000Z-bb  2026-03-09 13:00  3           2026-03-09 13:05  451 busy',
      'S-260309-B9222  20260309T140000000Z-cc  2026-03-09 14:00  1           recusada          550 no such mailbox',
    ].join('\n'),
  );
});

test('an empty list gets a sentence', async () => {
  expect(await manageMessages(bookOf().book, [])).toBe('Nenhuma mensagem espera, e nenhuma foi recusada.');
});

test('show prints a whole message, named by its number, its ID or the beginning of the ID', async () => {
  const { book } = bookOf(fresh, waiting);
  expect(JSON.parse(await manageMessages(book, ['show', waiting.key]))).toEqual({
    number: 'S-260309-P8222',
    ...waiting,
  });
  for (const name of ['20260309T12', 'S-260309-48222', 's-260309-48222'])
    expect(JSON.parse(await manageMessages(book, ['show', name]))).toMatchObject(fresh);
});

test('foreign text steers no terminal', async () => {
  const hostile = { ...stored(15, 'dd', { reason: '550 \u009b2J' }), key: '20260309T150000000Z-dd' };
  const { book } = bookOf({ ...hostile, fields: { ...hostile.fields, message: '\u009b2J\u202e' } });
  for (const words of [['list'], ['show', hostile.key]])
    expect(await manageMessages(book, words)).not.toMatch(/[^\P{C}\n]/u);
});

test('retry accepts one message, or all', async () => {
  const { book, retried } = bookOf(fresh, waiting, deadLettered);
  expect(await manageMessages(book, ['retry', '20260309T14'])).toBe('1 mensagem será enviada de novo.');
  expect(retried).toEqual([deadLettered.key]);
  expect(await manageMessages(book, ['retry'], true)).toBe('3 mensagens serão enviadas de novo.');
  expect(retried).toEqual([deadLettered.key, fresh.key, waiting.key, deadLettered.key]);
});

test.each([
  [['retry'], false, 'Escreva list, show ID, retry ID, retry --all, erase E-MAIL ou counts'],
  [['retry', 'x'], true, 'Escreva list'],
  [['show'], false, 'Escreva list'],
  [['drop', 'x'], false, 'Escreva list'],
  [['show', 'x', 'y'], false, 'Argumento desconhecido "y"'],
  [['show', '2027'], false, 'Não há mensagem 2027 na fila'],
  [['retry', '20260309'], false, '2 mensagens correspondem a 20260309: escreva mais do ID'],
])('the arguments %j (all: %j) are refused, and no message is retried', async (words, all, text) => {
  const { book, retried } = bookOf(fresh, waiting);
  const answer = manageMessages(book, words, all);
  await expect(answer).rejects.toThrow(text);
  expect(retried).toEqual([]);
});

const mailbox = 'comercial@example.com.br';
const queueOf = (count: number) => ({ erase: jest.fn(async (_email: string) => count) });

test('a person is erased from every queue, and the places out of reach are named', async () => {
  const books = [queueOf(2), queueOf(1)];
  const text = await eraseSender(books, ['ana@example.com'], { mailbox });
  expect(text).toContain('3 mensagens apagadas de ana@example.com.');
  for (const place of [`apague em ${mailbox}`, 'cópias de segurança', 'a conta', 'registros', 'citam o endereço'])
    expect(text).toContain(place);
  for (const { erase } of books) expect(erase).toHaveBeenCalledWith('ana@example.com');
});

test('an address may be copied with the name before it', async () => {
  const book = queueOf(1);
  await eraseSender([book], ['Ana Souza <ana@example.com>'], { mailbox });
  expect(book.erase).toHaveBeenCalled();
});

test.each([[[]], [['']], [['ana']], [['ana@example.com', 'eva@example.com']]])('%j erases nobody', async (words) => {
  const book = queueOf(9);
  await expect(eraseSender([book], words, { mailbox })).rejects.toThrow('Escreva erase E-MAIL');
  expect(book.erase).not.toHaveBeenCalled();
});
