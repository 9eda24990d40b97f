import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Certificate, expired, hasOpenssl, selfSignedCertificate } from '../testing/certificate';
import { formData, fullMessage } from '../testing/mail';
import { startSmtpServer } from '../testing/smtpServer';
import { until, useTemporaryFolder } from '../testing/temporaryFolder';
import { createSmtpDelivery } from './smtp';

if (!hasOpenssl)
  console.warn('Skipped: SMTP with TLS, for which a certificate must be made (apt-get install openssl).');

const folder = useTemporaryFolder();
const addresses = { from: 'Site <site@example.com.br>', to: 'comercial@example.com.br' };
const message = { key: '20260309T143000000Z-x', receivedAt: '2026-03-09T14:30:00.000Z', fields: fullMessage };
const children: ChildProcess[] = [];

/** Starts a mail server with an untrusted certificate that accepts a password only over TLS. */
async function startMailServer(secure: boolean, { key, cert }: Certificate) {
  const encrypted: boolean[] = [];
  const mailbox = await startSmtpServer({
    key,
    cert,
    secure,
    authOptional: false,
    onAuth({ username, password }, session, callback) {
      encrypted.push(session.secure);
      if (username === 'site' && password === 'segredo') callback(null, { user: 'site' });
      else callback(Object.assign(new Error('Invalid login'), { responseCode: 535 }));
    },
  });
  const at = (host: string) => `${secure ? 'smtps' : 'smtp'}://site:segredo@${host}:${mailbox.port}`;
  // 0.0.0.0 reaches this machine, and is none of its loopback addresses.
  return { mailbox, url: `${at('0.0.0.0')}?tls.servername=localhost`, localUrl: at('localhost'), encrypted };
}

(hasOpenssl ? describe : describe.skip)('TLS', () => {
  let certificate: Certificate;
  let server: Awaited<ReturnType<typeof startMailServer>>;

  describe.each([
    ['from the start (smtps)', true],
    ['by STARTTLS (smtp)', false],
  ])('%s', (_way, secure) => {
    beforeEach(async () => {
      certificate = selfSignedCertificate(folder());
      server = await startMailServer(secure, certificate);
    });
    afterEach(async () => {
      for (const child of children.splice(0)) child.kill('SIGKILL');
      await server.mailbox.close();
    });

    test('refuses an untrusted certificate, which becomes the reason of the failure', async () => {
      const delivery = createSmtpDelivery(server.url, addresses);
      await expect(delivery.deliver(message)).rejects.toMatchObject({
        kind: 'unreachable',
        message: expect.stringMatching(/self-signed certificate/),
      });
      delivery.close?.();
      // Neither the password nor the message went out.
      expect([server.encrypted, server.mailbox.mails]).toEqual([[], []]);
    });

    test('keeps all messages while the mail server’s certificate has expired, and delivers them after its renewal', async () => {
      await server.mailbox.close();
      const old = await startMailServer(secure, expired(folder(), certificate));
      const trusting = ({ url }: typeof old, { cert }: Certificate) =>
        createSmtpDelivery(`${url}&tls.ca=${encodeURIComponent(cert)}`, addresses);
      const refusing = trusting(old, expired(folder(), certificate));
      await expect(refusing.deliver(message)).rejects.toMatchObject({
        kind: 'unreachable',
        message: expect.stringMatching(/certificate has expired/),
      });
      refusing.close?.();
      expect([old.encrypted, old.mailbox.mails]).toEqual([[], []]);
      await old.mailbox.close();

      server = await startMailServer(secure, certificate);
      const delivery = trusting(server, certificate);
      await delivery.deliver(message);
      delivery.close?.();
      expect(server.mailbox.mails).toHaveLength(1);
    });

    test('verifies no certificate of this machine, and the message arrives encrypted', async () => {
      const delivery = createSmtpDelivery(server.localUrl, addresses);
      await delivery.deliver(message);
      delivery.close?.();
      expect([server.encrypted, server.mailbox.mails.length]).toEqual([[true], 1]);
    });

    test('trusts a certificate in NODE_EXTRA_CA_CERTS, and the message arrives encrypted', async () => {
      const program = join(__dirname, '../testing/mailServerProcess.ts');
      const child = spawn(process.execPath, ['--import', 'tsx', program, folder(), server.url], {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.certFile },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const [origin] = await once(child.stdout, 'data');
      await fetch(`${String(origin).trim()}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
      await until(() => server.mailbox.mails.length === 1, 10_000);
      expect(server.encrypted).toEqual([true]);
    }, 30_000);
  });
});
