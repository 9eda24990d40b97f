import { Counter, Gauge, type Registry } from 'prom-client';
import { type RefusalReason, refusalReasons } from '../mail/answers';
import type { FailureKind } from '../mail/delivery';
import type { QueueSummary } from '../mail/messageQueue';

interface Sources {
  readonly summary: () => Promise<QueueSummary>;
  readonly now: () => Date;
  /** The messages can't be counted. */
  readonly onError: (error: unknown) => void;
}

/** What became of contact messages in this server, and how the queue is, which servers on one database share. */
export function addMailMetrics(registry: Registry, { summary, now, onError }: Sources) {
  const registers = [registry];
  const accepted = new Counter({ name: 'site_mail_accepted_total', help: 'Messages that were accepted', registers });
  const refused = new Counter({
    name: 'site_mail_refused_total',
    help: 'Submissions that were not accepted, by reason; trap: what a robot filled in was thrown away',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of refusalReasons) refused.inc({ reason }, 0);
  const delivered = new Counter({ name: 'site_mail_delivered_total', help: 'Messages that were delivered', registers });
  const failed = new Counter({
    name: 'site_mail_delivery_failures_total',
    help: 'Attempts at delivery that failed; refused: the message is parked',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['refused', 'deferred', 'unreachable'] satisfies FailureKind[]) failed.inc({ kind }, 0);
  /** What can't be counted has no value: 0 would be a good one. */
  async function collect(clear: () => void, set: (queue: QueueSummary) => void) {
    clear();
    try {
      set(await summary());
    } catch (error) {
      onError(error);
    }
  }
  new Gauge({
    name: 'site_mail_queue_messages',
    help: 'Messages in the queue: waiting for delivery, or parked until somebody looks at them',
    labelNames: ['state'],
    registers,
    collect() {
      const clear = () => this.reset();
      return collect(clear, ({ waiting, parked }) => {
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'parked' }, parked);
      });
    },
  });
  new Gauge({
    name: 'site_mail_oldest_waiting_age_seconds',
    help: 'Time since the oldest message that waits was received; 0 when none waits',
    registers,
    collect() {
      // A reset would leave a 0.
      const clear = () => this.remove();
      return collect(clear, ({ oldest }) => {
        this.set(oldest === null ? 0 : Math.max(0, now().getTime() - oldest.getTime()) / 1_000);
      });
    },
  });

  return {
    accepted: () => accepted.inc(),
    refused: (reason: RefusalReason) => refused.inc({ reason }),
    delivered: () => delivered.inc(),
    failed: (kind: FailureKind) => failed.inc({ kind }),
  };
}
