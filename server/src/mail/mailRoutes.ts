import multipart from '@fastify/multipart';
import { checkFields, contactMessageSchema } from '@site/shared/forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AbuseLimits, limitAbuse, limitAtOnce } from '../abuse';
import { type ContactPages, wantsPage } from '../contactPage/contactPages';
import { sendText } from '../sendText';
import { acceptedText, asRefusal, type RefusalReason, refusals } from './answers';
import { type MessageQueue, newMessage } from './messageQueue';
import { readFields } from './readFields';
import { createTypedFields } from './typedFields';

export interface MailRouteOptions {
  /** Where accepted messages go. */
  readonly queue: Pick<MessageQueue, 'add'>;
  /** What answers a browser that shows the answer itself; scripts get plain text. */
  readonly pages: ContactPages;
  /** Called when one was accepted. */
  readonly onAccepted: () => void;
  /** Called when a submission was not. */
  readonly onRefused: (reason: RefusalReason) => void;
  readonly limits?: AbuseLimits | undefined;
  readonly now?: (() => Date) | undefined;
}

const path = '/send_mail.php';

/** A field that people never see: whoever fills it in is a simple robot, and is told that all went well. */
const honeypot = 'website';

/** Takes contact messages (spec 7). What it answers 200 to is in the queue by then, and on its way. */
export async function mailRoutes(app: FastifyInstance, options: MailRouteOptions): Promise<void> {
  const { queue, pages, onAccepted, onRefused, limits = {}, now = () => new Date() } = options;

  app.removeAllContentTypeParsers();
  app.register(multipart);
  const typedFields = createTypedFields();
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = asRefusal(error);
    onRefused(refusal.reason);
    if (refusal.status >= 500) request.log.error(error);
    // What comes after too slow a body is not waited for.
    if (refusal.status === 408) reply.header('connection', 'close');
    if (wantsPage(request) && (await pages.sayWhy(request, reply, refusal, await typedFields.of(request))))
      return reply;
    return sendText(reply, refusal.status, refusal.message);
  });

  async function accept(request: FastifyRequest, reply: FastifyReply) {
    if (wantsPage(request) && (await pages.thank(request, reply))) return reply;
    return sendText(reply, 200, acceptedText);
  }

  await limitAbuse(app, limits, refusals.tooMany);

  // Once it is known that it is a form, and before it is read: what was typed in one too many can still be given back.
  const guards = {
    config: { rateLimit: { hook: 'preHandler' as const } },
    preHandler: limitAtOnce(limits.atOnce, refusals.busy),
  };
  app.post(path, guards, async (request, reply) => {
    const fields = await readFields(request, limits.arrivalMs, typedFields.begin(request));
    if (fields.get(honeypot)) {
      onRefused('trap');
      return accept(request, reply);
    }
    const message = checkFields(contactMessageSchema, Object.fromEntries(fields));
    if (!message.success) throw refusals.invalid(message.messages);
    await queue.add(newMessage(message.values, now())).catch((error: unknown) => {
      throw refusals.notStored(error);
    });
    onAccepted();
    return accept(request, reply);
  });

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: path,
    onRequest: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw refusals.wrongMethod();
    },
    handler: () => undefined,
  });
}
