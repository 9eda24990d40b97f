import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailAddresses } from './composeMail';
import { composeStored } from './composeStored';
import { type Delivery, DeliveryFailure, type FailureKind } from './delivery';

/**
 * Longest waits for the mail server (ms): for a name, and for a connection; for its first words; until it has been sent all of a
 * message; then for its answer, since whoever gives up before sends a copy (RFC 5321, 4.5.3.2.6). Together they are shorter than
 * what the PostgreSQL queue gives a server for a message.
 */
const usualTimeouts = { connect: 10_000, greeting: 10_000, whole: 120_000, answer: 600_000 };

/**
 * Delivers over SMTP, one message after the other on a connection that is kept for a while. A password is never sent
 * unencrypted, except to this machine itself.
 *
 * @param url `smtp://user:password@host:587` (STARTTLS), `smtps://…:465` (TLS from the start) or `smtp://localhost` (port 25,
 *   any certificate), with nodemailer's options as parameters (`?tls.rejectUnauthorized=false`)
 */
export function createSmtpDelivery(url: string, addresses: MailAddresses, timeouts = usualTimeouts): Delivery {
  const transport = createTransport({
    ...connectionTo(url),
    pool: true,
    maxConnections: 1,
    // The queue decides when to try again.
    maxRequeues: 0,
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.answer,
  });
  /** Called once all of a mail was sent, by its identity. */
  const onSent = new Map<string | undefined, () => void>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((content) => content.once('end', () => onSent.get(data.messageId)?.()));
    done();
  });
  // The pool's own `close` lets what is under way go on.
  const closing = new AbortController();
  return {
    async deliver(message) {
      const mail = composeStored(message, addresses);
      const tooSlow = new AbortController();
      const timer = setTimeout(() => tooSlow.abort(), timeouts.whole);
      let isSent = false;
      onSent.set(mail.messageId, () => {
        isSent = true;
        clearTimeout(timer);
      });
      try {
        await transport.sendMail({ ...mail, signal: AbortSignal.any([closing.signal, tooSlow.signal]) });
      } catch (error) {
        throw asDeliveryFailure(error as NodemailerError, isSent);
      } finally {
        clearTimeout(timer);
        onSent.delete(mail.messageId);
      }
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

/**
 * Address of a mail server, and whether it must encrypt. On this machine the certificate is not verified: mail servers are
 * installed with a self-signed one, and without TLS the same bytes would cross the same loopback interface.
 */
export function connectionTo(given: string): { url: string; requireTLS: boolean } {
  const url = new URL(given);
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(url.hostname);
  if (!isLoopback) return { url: given, requireTLS: url.password !== '' };
  // nodemailer's default is 587, where Debian's Postfix does not listen.
  if (url.protocol === 'smtp:' && !url.port) url.port = '25';
  const verifies = 'tls.rejectUnauthorized';
  if (!url.searchParams.has(verifies)) url.searchParams.set(verifies, 'false');
  return { url: url.href, requireTLS: false };
}

function asDeliveryFailure(error: NodemailerError, isSent: boolean): DeliveryFailure {
  const { code = '', message, response } = error;
  // A server that takes a message and does not answer may answer to the next one.
  const kind = isSent && code === 'ETIMEDOUT' ? 'deferred' : kindOf(error);
  // A reply may quote the message: its sender, its subject, its text.
  const [status] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '') ?? [''];
  const textFor = (reply: string) => `${code} ${response === undefined ? message : reply}`.trim();
  return new DeliveryFailure(kind, textFor(status), textFor(response ?? ''), { cause: error });
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
