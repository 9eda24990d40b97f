import { Counter, Gauge, type Registry } from 'prom-client';
import { type RefusalReason, refusalReasons } from './answers';
import type { FailureKind } from './delivery';
import type { QueueSummary } from './messageQueue';

interface Sources {
  readonly summary: () => Promise<QueueSummary>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Servers with one database report the same queue. */
export function addMailMetrics(registry: Registry, { summary, now, onError }: Sources) {
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const accepted = counter('site_mail_accepted_total', 'Messages that were accepted');
  const refused = counter(
    'site_mail_refused_total',
    'Submissions that were not accepted, by reason; trap: the hidden field was filled in',
    'reason',
  );
  for (const reason of refusalReasons) refused.inc({ reason }, 0);
  const delivered = counter('site_mail_delivered_total', 'Messages that were delivered');
  const failed = counter(
    'site_mail_delivery_failures_total',
    'Attempts at delivery that failed; refused: the message is dead-lettered',
    'kind',
  );
  for (const kind of ['refused', 'deferred', 'unreachable'] satisfies FailureKind[]) failed.inc({ kind }, 0);

  /** 0 would look healthy when the queue fails. */
  const countedOrNot = () =>
    summary().catch((error: unknown) => {
      onError(error);
      return null;
    });
  new Gauge({
    name: 'site_mail_queue_messages',
    help: 'Messages in the queue: waiting; parked (dead-lettered: the mail server refused them); held (possible spam)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const queue = await countedOrNot();
      if (!queue) return;
      this.set({ state: 'waiting' }, queue.waiting);
      // Dashboards and alerts of existing servers use this label value.
      this.set({ state: 'parked' }, queue.deadLettered);
      this.set({ state: 'held' }, queue.held);
    },
  });
  new Gauge({
    name: 'site_mail_oldest_waiting_age_seconds',
    help: 'Time since the oldest message that waits was received; 0 when none waits',
    registers: [registry],
    async collect() {
      // `reset` would leave a 0.
      this.remove();
      const queue = await countedOrNot();
      const since = queue?.oldest ?? now();
      if (queue) this.set(Math.max(0, now().getTime() - since.getTime()) / 1_000);
    },
  });

  return {
    accepted: () => accepted.inc(),
    refused: (reason: RefusalReason) => refused.inc({ reason }),
    delivered: () => delivered.inc(),
    failed: (kind: FailureKind) => failed.inc({ kind }),
  };
}
