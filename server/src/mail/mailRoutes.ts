import multipart from '@fastify/multipart';
import { checkFields, contactMessageSchema } from '@site/shared/forms';
import type { FastifyInstance } from 'fastify';
import { sendText } from '../sendText';
import { acceptedText, asRefusal, refusals } from './answers';
import type { Delivery } from './delivery';
import { createDispatcher, growingPauseMs } from './dispatcher';
import { readFields } from './readFields';
import { createSpool } from './spool';

export interface MailOptions {
  readonly spoolDir: string;
  readonly delivery: Delivery;
  readonly now?: (() => Date) | undefined;
  readonly retryPauseMs?: ((failures: number) => number) | undefined;
}

const path = '/send_mail.php';

/** A field that people never see: whoever fills it in is a simple robot, and is told that all went well. */
const honeypot = 'website';

/** Takes contact messages (spec 7). What it answers 200 to is on disk by then, and on its way. */
export async function mailRoutes(app: FastifyInstance, options: MailOptions): Promise<void> {
  const { delivery, now = () => new Date(), retryPauseMs = growingPauseMs } = options;
  const startedAt = new Date();
  const spool = createSpool(options.spoolDir);
  const dispatcher = createDispatcher({
    spool,
    delivery,
    retryPauseMs,
    onFailure: (error, key) => app.log.error({ err: error, key }, 'A message stays in the spool'),
  });

  // Not before the port is ours: another server may still be working on the same spool.
  app.addHook('onListen', async () => {
    dispatcher.wake();
    await spool.removeUnfinished(startedAt);
  });
  app.addHook('onClose', () => dispatcher.stop());

  app.removeAllContentTypeParsers();
  app.register(multipart);
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) request.log.error(error);
    return sendText(reply, refusal.status, refusal.message);
  });

  app.post(path, async (request, reply) => {
    const fields = await readFields(request);
    if (fields.get(honeypot)) return sendText(reply, 200, acceptedText);
    const message = checkFields(contactMessageSchema, Object.fromEntries(fields));
    if (!message.success) throw refusals.invalid(Object.values(message.messages));
    await spool.add(message.values, now()).catch((error: unknown) => {
      throw refusals.notStored(error);
    });
    dispatcher.wake();
    return sendText(reply, 200, acceptedText);
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
