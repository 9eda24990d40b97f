import { join } from 'node:path';
import { formData, fullMessage } from '../testing/mail';
import { hasPostfix, type Postfix, startPostfix } from '../testing/postfix';
import { useServers } from '../testing/servers';
import { namesIn, until } from '../testing/temporaryFolder';
import { createSmtpDelivery } from './smtp';

if (!hasPostfix) console.warn('Skipped: delivery through Postfix, which root can install (apt-get install postfix).');

const { folder, start } = useServers();

(hasPostfix ? describe : describe.skip)('Debian’s Postfix', () => {
  let postfix: Postfix;

  beforeAll(async () => {
    postfix = await startPostfix('comercial@example.com.br');
  }, 30_000);
  afterAll(() => postfix.remove(), 30_000);

  test('delivers a message of the form to the company’s mailbox', async () => {
    const { origin } = await start({ smtpUrl: postfix.url });
    const answer = await fetch(`${origin}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
    expect(answer.status).toBe(200);
    await until(async () => (await postfix.mails()).length === 1, 15_000);
    const [mail] = await postfix.mails();
    expect(mail?.headers).toMatchObject({
      from: 'Site <site@example.com.br>',
      'reply-to': 'José da Conceição <jose@example.com.br>',
      'delivered-to': 'comercial@example.com.br',
    });
    expect(mail?.raw).toContain('(using TLSv1.3 with cipher');
    expect(mail?.body).toContain('precisamos de três recargas até amanhã.');
    await until(async () => (await namesIn(join(folder(), 'var/spool'))).length === 0);
  }, 30_000);

  test('answers an unknown mailbox with 550, which counts as a refusal', async () => {
    const delivery = createSmtpDelivery(postfix.url, { from: 'site@example.com.br', to: 'ninguem@example.com.br' });
    const message = { key: '20260309T143000000Z-x', receivedAt: '2026-03-09T14:30:00.000Z', fields: fullMessage };
    await expect(delivery.deliver(message)).rejects.toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('550 5.1.1 <ninguem@example.com.br>'),
    });
    delivery.close?.();
  });
});
