import { setTimeout } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { ContactMessage } from '@site/shared/contracts';
import { checkFields, emptyContactValues, hiddenFields, messageSchemaFor } from '@site/shared/forms';
import { wantsPage } from '@site/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AbuseLimits, type AtOnceLimits, limitAbuse, limitAtOnce, refuseForeign, sendText } from '../http';
import { mailLimits } from '../limits';
import { acceptedText, asRefusal, Refusal, type RefusalReason } from './answers';
import type { ContactPages } from './contactPage/contactPages';
import { createDailyShare, type DailyLimits } from './dailyShare';
import type { StoredMessage } from './delivery';
import { numberOf } from './messageNumber';
import { heldMessage, isHeld, type MessageQueue, newMessage } from './messageQueue';
import { readFields, typedFields } from './readFields';
import { createRepeats, identitiesOf } from './repeats';

export interface MailLimits extends AbuseLimits, AtOnceLimits {
  readonly arrivalMs?: number | undefined;
  readonly daily?: DailyLimits | undefined;
  /** Bytes above which messages are refused. */
  readonly storedBytes?: number | undefined;
}

interface Options {
  readonly queue: Pick<MessageQueue, 'add' | 'bytes' | 'summary'>;
  readonly pages: ContactPages;
  readonly onAccepted: (message: ContactMessage) => void;
  readonly onRefused: (reason: RefusalReason) => void;
  readonly limits: MailLimits;
  readonly responseHours: number;
  readonly now: () => Date;
}

const path = '/send_mail.php';

/** Stands for an incomplete form of a robot, which gets the usual answer and is not stored. */
const noMessage: ContactMessage = { ...emptyContactValues, origem_formulario: '' };

/** Spec 7. A 200 confirms that the message is stored. */
export async function mailRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { queue, pages, onAccepted, onRefused, limits, responseHours, now } = options;

  app.removeAllContentTypeParsers();
  app.register(multipart);
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = asRefusal(error, Number(reply.getHeader('retry-after')));
    onRefused(refusal.reason);
    // Refusals for load are only counted: an attacker could fill the log.
    if (refusal.status >= 500 && !['busy', 'full'].includes(refusal.reason)) request.log.error(refusal.cause ?? error);
    // The rest of a slow body is not read.
    if (refusal.status === 408) reply.header('connection', 'close');
    if (wantsPage(request) && (await pages.showRefusal(request, reply, refusal, await typedFields(request))))
      return reply;
    return sendText(reply, refusal.status, refusal.message);
  });

  async function accept(request: FastifyRequest, reply: FastifyReply, number: string) {
    if (wantsPage(request) && (await pages.confirm(request, reply, number))) return reply;
    return sendText(reply, 200, acceptedText(responseHours, number));
  }

  await limitAbuse(app, limits);

  const daily = limits.daily && createDailyShare(limits.daily, mailLimits.storedShares, now);
  const holding =
    limits.daily && createDailyShare({ messages: limits.daily.messages, bytes: Infinity }, mailLimits.heldShares, now);
  const storeOnce = createRepeats(now);

  /** Drops held messages beyond their limit. @throws Refusal beyond the daily share, without room, or on failure */
  async function store(message: StoredMessage, address: string, reply: FastifyReply) {
    const bytes = Buffer.byteLength(JSON.stringify(message));
    const refuseBeyondShare = (room?: number) => {
      const seconds = daily?.secondsUntil(address, bytes, room) ?? 0;
      if (seconds === 0) return;
      reply.header('retry-after', seconds);
      throw new Refusal('too_many');
    };
    refuseBeyondShare();
    try {
      const held = isHeld(message) ? queue.summary().then((summary) => summary.held) : null;
      const [heldCount, storedBytes] = await withTimeout(Promise.all([held, queue.bytes()]));
      if (heldCount !== null) {
        const room = mailLimits.heldMessages - heldCount;
        if (room <= 0 || holding?.secondsUntil(address, 1, room)) return;
      }
      const room = (limits.storedBytes ?? Number.POSITIVE_INFINITY) - storedBytes;
      if (bytes > room) throw new Refusal('full');
      refuseBeyondShare(room);
      await queue.add(message);
      if (heldCount !== null) holding?.add(address, 1);
    } catch (cause) {
      throw cause instanceof Refusal ? cause : new Refusal('not_stored', {}, { cause });
    }
    daily?.add(address, bytes);
  }

  // In `preHandler`, before the body is read: a refused form can then be shown filled in.
  const guards = {
    config: { rateLimit: { hook: 'preHandler' as const } },
    onRequest: refuseForeign(limits),
    preHandler: limitAtOnce(limits),
  };
  app.post(path, guards, async (request, reply) => {
    const fields = await readFields(request, limits.arrivalMs);
    const sent = Object.fromEntries(fields);
    const message = checkFields(messageSchemaFor(sent), sent);
    const isTrapped = Boolean(fields.get(hiddenFields.trap) || fields.get(hiddenFields.earlierTrap));
    if (isTrapped) onRefused('trap');
    if (!message.success && !isTrapped) throw new Refusal('invalid', message.messages);
    const { identities, id } = identitiesOf(fields, request.ip);
    const number = await storeOnce(identities, async () => {
      const stored = newMessage(message.success ? message.values : noMessage, now(), id);
      if (message.success) await store(isTrapped ? heldMessage(stored) : stored, request.ip, reply);
      if (!isTrapped) onAccepted(stored.fields);
      return numberOf(stored);
    });
    return accept(request, reply, number);
  });

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: path,
    onRequest: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new Refusal('wrong_method');
    },
    handler: () => undefined,
  });
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const done = new AbortController();
  const tooLong = setTimeout(mailLimits.queueAnswerMs, undefined, done).then(() => {
    throw new Error(`The queue did not report its size within ${mailLimits.queueAnswerMs / 1_000} s`);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    done.abort();
  }
}
