import type { ContactMessage } from '@site/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { growingPauseMs } from '../base';
import { mailLimits } from '../limits';
import type { PublishedSite } from '../site';
import { type Compose, composeStored } from './composeMail';
import { type ConfirmationFacts, composeConfirmation, withConfirmations } from './confirmation';
import { createContactPages } from './contactPage/contactPages';
import type { Delivery } from './delivery';
import { createDiskQueue } from './diskQueue';
import { createDispatcher, failureKindOf } from './dispatcher';
import { expireMessages } from './expireMessages';
import { addMailMetrics } from './mailMetrics';
import { type MailLimits, mailRoutes } from './mailRoutes';
import type { MessageQueue } from './messageQueue';
import { createOutbox } from './outbox';
import { createPostgresQueue } from './postgresQueue';
import { publishedPrices } from './publishedPrices';
import { createSmtpDelivery } from './smtp';
import type { Retention } from './waiting';

export interface MailOptions {
  readonly spoolDir: string;
  /** Folder of `.eml` files where no mail server is configured. */
  readonly outboxDir: string;
  /** `address` or `Name <address>`. */
  readonly mailFrom: string;
  readonly mailTo: string;
  readonly siteUrl?: string | undefined;
  /** Hours until an answer, as promised to visitors. */
  readonly responseHours: number;
  readonly confirmation?: ConfirmationFacts | undefined;
  /** Such as `smtps://user:password@host`. */
  readonly smtpUrl?: string | undefined;
  /** Shared by several servers. Default: the disk. */
  readonly databaseUrl?: string | undefined;
  readonly queue?: MessageQueue | undefined;
  readonly delivery?: Delivery | undefined;
  readonly limits?: MailLimits | undefined;
  /** Default: messages stay until delivery. */
  readonly retention?: Retention | undefined;
  readonly onAccepted?: ((message: ContactMessage) => void) | undefined;
  readonly retryPauseMs?: ((failures: number) => number) | undefined;
  readonly now?: (() => Date) | undefined;
}

export function addMail(app: FastifyInstance, site: PublishedSite, registry: Registry, options: MailOptions): void {
  const { now = () => new Date(), retryPauseMs = growingPauseMs } = options;
  const startedAt = new Date();
  const disk = createDiskQueue(options.spoolDir, {
    now,
    onUnreadable: (path, err) => app.log.error({ err, path }, 'A file in the queue is not a message'),
  });
  const onError = (err: unknown) => app.log.error({ err }, 'The database fails');
  const { databaseUrl } = options;
  const queue = options.queue ?? (databaseUrl ? createPostgresQueue(databaseUrl, { onError }) : disk);
  const metrics = addMailMetrics(registry, {
    summary: () => queue.summary(),
    now,
    onError: (err) => app.log.error({ err }, 'The messages can’t be counted'),
  });
  const dispatcher = createDispatcher({
    queue,
    delivery: options.delivery ?? confirmingDelivery(app, site, options, now),
    retryPauseMs,
    now,
    onFailure(err, key) {
      app.log.error({ err, key }, key ? 'A message stays in the queue' : 'The queue fails');
      if (key) metrics.failed(failureKindOf(err));
    },
    onDelivered: metrics.delivered,
  });

  if (options.retention) expireMessages(app, new Set([queue, disk]), options.retention);

  let moveTimer: NodeJS.Timeout | undefined;
  async function moveToDatabase() {
    await disk.moveTo(queue).catch((err: unknown) => {
      app.log.error({ err }, 'Earlier messages stay on the disk: they can’t be moved to the database');
      moveTimer = setTimeout(moveToDatabase, mailLimits.moveToDatabaseMs).unref();
    });
  }

  // Waits until the port is bound: another server may still use the same folder.
  app.addHook('onListen', async () => {
    dispatcher.wake();
    await disk.recover(startedAt);
    if (queue !== disk) await moveToDatabase();
  });
  app.addHook('onClose', async () => {
    clearTimeout(moveTimer);
    await dispatcher.stop();
    await queue.close();
  });
  app.register(mailRoutes, {
    queue,
    pages: createContactPages(site),
    onAccepted(message) {
      metrics.accepted();
      dispatcher.wake();
      options.onAccepted?.(message);
    },
    onRefused: metrics.refused,
    limits: options.limits ?? {},
    responseHours: options.responseHours,
    now,
  });
}

function confirmingDelivery(
  app: FastifyInstance,
  site: PublishedSite,
  options: MailOptions,
  now: () => Date,
): Delivery {
  const delivery = deliveryFor(options, async (message, addresses) => {
    const prices = await publishedPrices(site, message).catch((err: unknown) => {
      app.log.error({ err }, 'The published prices can’t be read');
      return undefined;
    });
    return composeStored(message, addresses, prices);
  });
  const { confirmation } = options;
  if (!confirmation) return delivery;
  return withConfirmations(delivery, deliveryFor(options, composeConfirmation(confirmation)), {
    now,
    onError: (err) => app.log.error({ err }, 'A confirmation was not sent'),
  });
}

function deliveryFor({ smtpUrl, outboxDir, mailFrom, mailTo, siteUrl }: MailOptions, compose: Compose): Delivery {
  const addresses = { from: mailFrom, to: mailTo, siteUrl };
  return smtpUrl
    ? createSmtpDelivery(smtpUrl, addresses, undefined, compose)
    : createOutbox(outboxDir, addresses, compose);
}
