import { createServer } from 'node:net';
import { fullMessage } from '../testing/mail';
import { type SmtpMailbox, startSmtpServer } from '../testing/smtpServer';
import type { Delivery, StoredMessage } from './delivery';
import { connectionTo, createSmtpDelivery } from './smtp';

const addresses = { from: 'Site <site@example.com.br>', to: 'comercial@example.com.br' };
/** Timeouts (ms) for servers that answer, long enough for a busy machine. */
const patient = { connect: 60_000, greeting: 60_000, answer: 60_000, whole: 60_000 };
const key = '20260309T143000000Z-3b0c7a34-6a3f-4c55-9a1e-0d8a3c1f2b11';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startMailbox(...args: Parameters<typeof startSmtpServer>): Promise<SmtpMailbox> {
  const mailbox = await startSmtpServer(...args);
  closing.push(() => mailbox.close());
  return mailbox;
}

function deliveryTo(url: string, timeouts: Partial<typeof patient> = {}): Delivery {
  const delivery = createSmtpDelivery(url, addresses, { ...patient, ...timeouts });
  closing.push(() => delivery.close?.());
  return delivery;
}

function stored(fields: Partial<StoredMessage['fields']> = {}): StoredMessage {
  return { key, receivedAt: '2026-03-09T14:30:00.000Z', fields: { ...fullMessage, ...fields } };
}

test('several messages share one connection, and a repeated message is the same mail each time', async () => {
  const mailbox = await startMailbox();
  const delivery = deliveryTo(mailbox.url);
  for (let turn = 0; turn < 3; turn += 1) await delivery.deliver(stored());
  expect(mailbox.connections()).toBe(1);
  expect(new Set(mailbox.mails.map(({ raw }) => raw)).size).toBe(1);
  expect(mailbox.mails[0]).toMatchObject({
    headers: { 'reply-to': 'José da Conceição <jose@example.com.br>', 'message-id': `<${key}@example.com.br>` },
    body: expect.stringContaining('precisamos de três recargas até amanhã.'),
    html: expect.stringContaining('precisamos de três recargas até amanhã.'),
  });
});

test.each([
  ['joão.silva@example.com.br', undefined],
  ['ana..b@example.com.br', undefined],
  [`${'a'.repeat(65)}@example.com.br`, undefined],
  ['ana@ação.com.br', 'José da Conceição <ana@xn--ao-siap.com.br>'],
])('a server that accepts only ASCII in headers accepts a message from %s', async (email, replyTo) => {
  const mailbox = await startMailbox({ hideSMTPUTF8: true });
  mailbox.behave({ refusesRawHeaders: true });
  await deliveryTo(mailbox.url).deliver(stored({ email, name: 'José da Conceição', subject: 'Orçamento 🔥' }));
  const [mail] = mailbox.mails;
  expect(mail?.headers['reply-to']).toBe(replyTo);
  expect(mail?.body).toContain(`E-mail: ${email}`);
});

test.each([
  ['smtp://localhost', 'smtp://localhost:25?tls.rejectUnauthorized=false', false],
  ['smtp://site:secret@127.0.0.2', 'smtp://site:secret@127.0.0.2:25?tls.rejectUnauthorized=false', false],
  ['smtp://[::1]:2525', 'smtp://[::1]:2525?tls.rejectUnauthorized=false', false],
  ['smtps://LOCALHOST', 'smtps://LOCALHOST?tls.rejectUnauthorized=false', false],
  ['smtp://localhost:587?tls.rejectUnauthorized=true', 'smtp://localhost:587?tls.rejectUnauthorized=true', false],
  ['smtp://site:secret@mail.example.com.br', 'smtp://site:secret@mail.example.com.br', true],
  ['smtp://localhost.example.com.br', 'smtp://localhost.example.com.br', false],
  ['smtps://site:secret@128.0.0.1', 'smtps://site:secret@128.0.0.1', true],
])('port 25 and unverified certificates are used on this machine only: %s', (given, url, requireTLS) => {
  expect(connectionTo(given)).toEqual({ url, requireTLS });
});

describe.each(['MAIL FROM', 'RCPT TO', 'DATA'] as const)('an answer to %s', (to) => {
  test.each([
    [451, 'deferred'],
    [421, 'unreachable'],
    [554, 'refused'],
  ])('of %i counts as %s, with the server’s text', async (code, kind) => {
    const mailbox = await startMailbox();
    mailbox.behave({ reject: { to, code, text: 'caixa cheia' } });
    const attempt = deliveryTo(mailbox.url).deliver(stored());
    await expect(attempt).rejects.toMatchObject({ kind, reason: expect.stringContaining(`${code} caixa cheia`) });
    expect(mailbox.mails).toEqual([]);
  });
});

describe('a mail server that answers late to the content', () => {
  /** Starts a server that answers some ms after the content. */
  const startLate = (ms: number, answered: () => void) =>
    startMailbox({
      onData(stream, _session, callback) {
        stream.resume();
        stream.once('end', () =>
          setTimeout(() => {
            answered();
            callback();
          }, ms).unref(),
        );
      },
    });

  test('has more time than all steps before, and gets the message once', async () => {
    const answered = jest.fn();
    const mailbox = await startLate(1_500, answered);
    await deliveryTo(mailbox.url, { whole: 1_000 }).deliver(stored());
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('reaches its time limit, which defers this message only', async () => {
    const mailbox = await startLate(60_000, () => {});
    await expect(deliveryTo(mailbox.url, { answer: 300 }).deliver(stored())).rejects.toMatchObject({
      kind: 'deferred',
    });
  });
});

test('a message that cannot become a mail is refused, without a connection to the mail server', async () => {
  const mailbox = await startMailbox();
  for (const fields of [null, [], 'text', { ...fullMessage, name: 7 }, { name: 'Ana' }]) {
    const message = { ...stored(), fields } as unknown as StoredMessage;
    await expect(deliveryTo(mailbox.url).deliver(message)).rejects.toMatchObject({ kind: 'refused' });
  }
  const dated = { ...stored(), receivedAt: 'yesterday' };
  await expect(deliveryTo(mailbox.url).deliver(dated)).rejects.toMatchObject({ kind: 'refused' });
  expect(mailbox.connections()).toBe(0);
});

test('a message stored before a field existed is sent without a row for it', async () => {
  const mailbox = await startMailbox();
  const { preferredContact: _newer, ...older } = fullMessage;
  await deliveryTo(mailbox.url).deliver({ ...stored(), fields: older as StoredMessage['fields'] });
  const [mail] = mailbox.mails;
  expect(mail?.body).toContain('Telefone: (21)93333-4444\nOrigem: Página de Contato');
});

describe('the mail server counts as unreachable', () => {
  test('while nobody listens, and works again once it listens', async () => {
    const gone = await startSmtpServer();
    await gone.close();
    const delivery = deliveryTo(gone.url);
    await expect(delivery.deliver(stored())).rejects.toMatchObject({ kind: 'unreachable' });
    const back = await startMailbox({}, gone.port);
    await delivery.deliver(stored());
    expect(back.mails).toHaveLength(1);
  });

  test('if a message takes too long, whatever the server waits for', async () => {
    const mailbox = await startMailbox({ onConnect: () => {} });
    await expect(deliveryTo(mailbox.url, { whole: 200 }).deliver(stored())).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });

  test('if the connection breaks off during the content', async () => {
    const mailbox = await startMailbox();
    mailbox.behave({ dropsData: true });
    const delivery = deliveryTo(mailbox.url);
    const long = stored({ message: 'a'.repeat(200_000) });
    await expect(delivery.deliver(long)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(mailbox.mails).toEqual([]);
    mailbox.behave({});
    await delivery.deliver(long);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('if it greets with an error', async () => {
    const server = createServer((socket) => socket.end('554 no service here\r\n')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const attempt = deliveryTo(`smtp://127.0.0.1:${port}`).deliver(stored());
    await expect(attempt).rejects.toMatchObject({ kind: 'unreachable', message: expect.stringContaining('554') });
  });

  test('if the password is wrong, so that no message is dead-lettered', async () => {
    const mailbox = await startMailbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'site@example.com' && password === 'ça va?'
          ? callback(null, { user: 'site' })
          : callback(Object.assign(new Error('Invalid login'), { responseCode: 535 })),
    });
    const as = (password: string) => mailbox.url.replace('//', `//site%40example.com:${encodeURIComponent(password)}@`);
    await expect(deliveryTo(as('wrong')).deliver(stored())).rejects.toMatchObject({ kind: 'unreachable' });
    await deliveryTo(as('ça va?')).deliver(stored());
    expect(mailbox.mails).toHaveLength(1);
  });

  test('without TLS, because a password is not sent unencrypted over the network', async () => {
    const seen: string[] = [];
    const mailbox = await startMailbox({
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, callback) => {
        seen.push(String(username));
        callback(null, { user: 'site' });
      },
    });
    // 0.0.0.0 reaches this machine, and is none of its loopback addresses.
    const url = `smtp://site:secret@0.0.0.0:${mailbox.port}`;
    await expect(deliveryTo(url).deliver(stored())).rejects.toMatchObject({ kind: 'unreachable' });
    expect(seen).toEqual([]);
  });
});

test('close ends a delivery under way at once, with an error', async () => {
  const mailbox = await startMailbox();
  mailbox.behave({ hangs: true });
  const delivery = deliveryTo(mailbox.url);
  const attempt = delivery.deliver(stored());
  const failed = expect(attempt).rejects.toMatchObject({ kind: 'unreachable' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  delivery.close?.();
  await failed;
});
