import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMail, type MailAddresses } from './composeMail';
import { type Delivery, DeliveryFailure, type FailureKind } from './delivery';

/**
 * Longest waits for the mail server (ms): for a name, and for a connection; for its first words; for each further answer; for
 * all of a message, well below what the PostgreSQL queue gives a server for one.
 */
const usualTimeouts = { connect: 10_000, greeting: 10_000, answer: 30_000, whole: 120_000 };

/**
 * Delivers over SMTP, one message after the other on a connection that is kept for a while. A password is never sent
 * unencrypted, except to this machine itself.
 *
 * @param url `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465` (TLS from the start), with nodemailer's options as
 *   parameters (`?tls.rejectUnauthorized=false`)
 */
export function createSmtpDelivery(url: string, addresses: MailAddresses, timeouts = usualTimeouts): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // The queue decides when to try again.
    maxRequeues: 0,
    requireTLS: mustEncrypt(new URL(url)),
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.answer,
  });
  // The pool's own `close` lets what is under way go on.
  const closing = new AbortController();
  return {
    async deliver(message) {
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeouts.whole)]);
        await transport.sendMail({ ...composeMail(message, addresses), signal });
      } catch (error) {
        throw asDeliveryFailure(error);
      }
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

function mustEncrypt({ password, hostname }: URL): boolean {
  return password !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function asDeliveryFailure(error: unknown): DeliveryFailure {
  const { code = '', message, response } = error as NodemailerError;
  return new DeliveryFailure(kindOf(error as NodemailerError), `${code} ${response ?? message}`.trim(), {
    cause: error,
  });
}

/**
 * RFC 5321, 4.2.1: 4yz is for now, 5yz for good. That counts for what the server says of this message (sender, recipient,
 * content); a wrong password or a server that greets with an error is about all of them, and no reason to put any aside.
 * 421 closes the connection, whatever it answers to.
 */
function kindOf({ code, responseCode, permanent }: NodemailerError): FailureKind {
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMessage || responseCode === undefined || responseCode === 421) return 'unreachable';
  return permanent ? 'refused' : 'deferred';
}
