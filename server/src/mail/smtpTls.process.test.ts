import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullMessage } from '../testing/mail';
import { startSmtpServer } from '../testing/smtpServer';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { createSmtpDelivery } from './smtp';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl)
  console.warn('Skipped: SMTP with TLS, for which a certificate must be made (apt-get install openssl).');

const folder = useTemporaryFolder();
const addresses = { from: 'Site <site@example.com.br>', to: 'comercial@example.com.br' };
const message = { key: '20260309T143000000Z-x', receivedAt: '2026-03-09T14:30:00.000Z', fields: fullMessage };

function selfSignedCertificate() {
  const [key, cert] = [join(folder(), 'key.pem'), join(folder(), 'cert.pem')];
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/** Starts a mail server with an untrusted certificate that accepts a password only over TLS. */
async function startMailServer(secure: boolean) {
  const encrypted: boolean[] = [];
  const mailbox = await startSmtpServer({
    ...selfSignedCertificate(),
    secure,
    authOptional: false,
    onAuth(_login, session, callback) {
      encrypted.push(session.secure);
      callback(null, { user: 'site' });
    },
  });
  const at = (host: string) => `${secure ? 'smtps' : 'smtp'}://site:segredo@${host}:${mailbox.port}`;
  return { mailbox, at, encrypted };
}

(hasOpenssl ? describe : describe.skip)('TLS', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  afterEach(() => server.mailbox.close());

  describe.each([
    ['from the start (smtps)', true],
    ['by STARTTLS (smtp)', false],
  ])('%s', (_way, secure) => {
    test('refuses an untrusted certificate, which becomes the reason of the failure', async () => {
      server = await startMailServer(secure);
      // 0.0.0.0 reaches this machine, and is none of its loopback addresses.
      const delivery = createSmtpDelivery(`${server.at('0.0.0.0')}?tls.servername=localhost`, addresses);
      await expect(delivery.deliver(message)).rejects.toMatchObject({
        kind: 'unreachable',
        message: expect.stringMatching(/self-signed certificate/),
      });
      delivery.close?.();
      // Neither the password nor the message went out.
      expect([server.encrypted, server.mailbox.mails]).toEqual([[], []]);
    });

    test('verifies no certificate of this machine, and the message arrives encrypted', async () => {
      server = await startMailServer(secure);
      const delivery = createSmtpDelivery(server.at('localhost'), addresses);
      await delivery.deliver(message);
      delivery.close?.();
      expect([server.encrypted, server.mailbox.mails.length]).toEqual([[true], 1]);
    });
  });
});
