import { mailLimits } from '../limits';
import { formData, fullMessage, readOutbox } from '../testing/mail';
import { useServers } from '../testing/servers';
import { startSmtpServer } from '../testing/smtpServer';
import { until } from '../testing/temporaryFolder';
import { composeConfirmation, withConfirmations } from './confirmation';
import type { StoredMessage } from './delivery';
import { createOutbox } from './outbox';

const { folder, start } = useServers();
const facts = {
  company: 'Sentinela',
  phone: '(21) 0000-0000',
  hours: 'Segunda a sexta, das 8:00 às 17:00',
  replyTo: 'comercial@example.com.br',
  responseHours: 48,
};
const addresses = { from: 'Site <site@example.com.br>', to: 'comercial@example.com.br' };
const arrival = Date.parse('2026-03-09T14:30:00.000Z');
const hour = 60 * 60_000;
let count = 0;

function stored(fields: Partial<StoredMessage['fields']> = {}, receivedAt = arrival): StoredMessage {
  count += 1;
  const key = `20260309T143000000Z-${count}`;
  return { key, receivedAt: new Date(receivedAt).toISOString(), fields: { ...fullMessage, ...fields } };
}

test('the text is fixed, and contains nothing that the form has sent', async () => {
  const attack = 'Compre em https://evil.example';
  const fields = { name: attack, subject: attack, message: attack, origem_formulario: attack, items: attack };
  await createOutbox(folder(), addresses, composeConfirmation(facts)).deliver(stored(fields));
  const [mail] = await readOutbox(folder());
  expect(mail?.raw).not.toContain('evil.example');
  expect(mail?.headers).toMatchObject({
    to: 'jose@example.com.br',
    'reply-to': 'comercial@example.com.br',
    subject: 'Sentinela: recebemos a sua mensagem (S-260309-32222)',
    'auto-submitted': 'auto-replied',
  });
  expect(mail?.body.trimEnd().split('\n')).toEqual([
    'Recebemos a sua mensagem. Respondemos em até 48 horas.',
    'Número: S-260309-32222, de 09/03/2026.',
    'Se for urgente, ligue: (21) 0000-0000 (Segunda a sexta, das 8:00 às 17:00).',
    'Se não foi você quem escreveu, ignore este e-mail.',
    'Sentinela',
  ]);
});

test('with the setting, a server sends both mails, and no bounce of the confirmation can fill the mailbox', async () => {
  const mailbox = await startSmtpServer();
  try {
    const { origin } = await start({ confirmation: facts, smtpUrl: mailbox.url });
    await fetch(`${origin}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
    await until(() => mailbox.mails.length === 2);
    expect(mailbox.mails.map(({ headers }, index) => [headers.to, mailbox.senders[index]])).toEqual([
      ['comercial@example.com.br', 'site@example.com.br'],
      ['jose@example.com.br', ''],
    ]);
  } finally {
    await mailbox.close();
  }
});

describe('a confirmation', () => {
  let time = arrival;
  const confirmed: string[] = [];
  const deliver = jest.fn(async (_message: StoredMessage) => {});
  const confirm = jest.fn(async ({ fields }: StoredMessage) => void confirmed.push(fields.email));
  const onError = jest.fn();
  let delivery = withConfirmations({ deliver }, { deliver: confirm }, { now: () => new Date(time), onError });

  beforeEach(() => {
    time = arrival;
    confirmed.length = 0;
    jest.clearAllMocks();
    delivery = withConfirmations({ deliver }, { deliver: confirm }, { now: () => new Date(time), onError });
  });

  test('goes once a day to an address, however it is written', async () => {
    for (const email of ['ana@example.com', 'ANA@example.com', 'ana+1@example.com', 'bia@example.com']) {
      await delivery.deliver(stored({ email }));
    }
    expect(confirmed).toEqual(['ana@example.com', 'bia@example.com']);
    time += 24 * hour;
    await delivery.deliver(stored({ email: 'ana@example.com' }, time));
    expect(confirmed).toHaveLength(3);
    expect(deliver).toHaveBeenCalledTimes(5);
  });

  test('goes to so many addresses a day in all; the company gets every message', async () => {
    const messages = mailLimits.confirmationsPerDay + 5;
    for (let index = 0; index < messages; index += 1)
      await delivery.deliver(stored({ email: `a${index}@example.com` }));
    expect(confirmed).toHaveLength(mailLimits.confirmationsPerDay);
    expect(deliver).toHaveBeenCalledTimes(messages);
    time += 24 * hour;
    await delivery.deliver(stored({ email: 'new@example.com' }, time));
    expect(confirmed.at(-1)).toBe('new@example.com');
  });

  test('is not sent for a message that the company has not got, or got late, or from an unusual address', async () => {
    deliver.mockRejectedValueOnce(new Error('no mail server'));
    await expect(delivery.deliver(stored())).rejects.toThrow('no mail server');
    await delivery.deliver(stored({ email: 'bia@example.com' }, arrival - 25 * hour));
    await delivery.deliver(stored({ email: 'joão@example.com' }));
    expect(confirmed).toEqual([]);
  });

  test('that fails is reported, and delays nothing', async () => {
    confirm.mockRejectedValueOnce(new Error('refused'));
    await delivery.deliver(stored());
    await Promise.resolve();
    expect(onError).toHaveBeenCalledWith(new Error('refused'));
  });
});
