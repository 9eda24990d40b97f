import { createTransport, type NodemailerError } from 'nodemailer';
import { type Compose, composeStored, type MailAddresses } from './composeMail';
import { type Delivery, DeliveryFailure, type FailureKind } from './delivery';

/** ms; their sum is below the queue's lease. An early end sends a duplicate (RFC 5321, 4.5.3.2.6). */
const usualTimeouts = { connect: 10_000, greeting: 10_000, whole: 120_000, answer: 600_000 };

/**
 * Sends passwords only encrypted, except to this machine. @param url `smtp://user:password@host:587` (STARTTLS), `smtps://…:465`
 * (TLS) or `smtp://localhost` (port 25, any certificate); parameters are nodemailer's options (`?tls.rejectUnauthorized=false`)
 */
export function createSmtpDelivery(
  url: string,
  addresses: MailAddresses,
  timeouts = usualTimeouts,
  compose: Compose = composeStored,
): Delivery {
  const transport = createTransport({
    ...connectionTo(url),
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.answer,
  });
  /** Callbacks by message ID, for the end of a transmission. */
  const onSent = new Map<string | undefined, () => void>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((content) => content.once('end', () => onSent.get(data.messageId)?.()));
    done();
  });
  // The pool's own `close` does not abort a delivery in progress.
  const closing = new AbortController();
  return {
    async deliver(message) {
      const mail = await compose(message, addresses);
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

/** Mail servers install a self-signed certificate: on loopback it is not verified. */
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
  // A timeout after the transmission may concern this message only.
  const kind = isSent && code === 'ETIMEDOUT' ? 'deferred' : kindOf(error);
  // Only the status goes to the log: a reply may quote the message.
  const [status] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '') ?? [''];
  const textFor = (reply: string) => `${code} ${response === undefined ? message : reply}`.trim();
  return new DeliveryFailure(kind, textFor(status), textFor(response ?? ''), { cause: error });
}

/** RFC 5321, 4.2.1: 4yz is temporary, 5yz permanent, for this message; a wrong password concerns every message. */
function kindOf({ code, responseCode, permanent }: NodemailerError): FailureKind {
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMessage || responseCode === undefined || responseCode === 421) return 'unreachable';
  return permanent ? 'refused' : 'deferred';
}
