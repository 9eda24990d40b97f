import { setTimeout } from 'node:timers/promises';
import { mailLimits } from '../limits';
import { type Delivery, DeliveryFailure, type FailureKind, type StoredMessage } from './delivery';
import type { MessageQueue } from './messageQueue';

interface Options {
  readonly queue: Pick<MessageQueue, 'take' | 'finish' | 'reschedule'>;
  readonly delivery: Delivery;
  readonly retryPauseMs: (failures: number) => number;
  /** A null key: the queue failed. */
  readonly onFailure: (error: unknown, key: string | null) => void;
  readonly onDelivered?: () => void;
  readonly now?: () => Date;
}

export type Dispatcher = ReturnType<typeof createDispatcher>;

export function createDispatcher(options: Options) {
  const { queue, delivery, retryPauseMs, onFailure, onDelivered = () => {}, now = () => new Date() } = options;
  /** Messages whose removal from the queue failed: never delivered again. */
  const delivered = new Set<string>();
  let loop: Promise<void> | null = null;
  const stopping = new AbortController();
  /** Aborts the pause between two polls. */
  let waking = new AbortController();
  let queueFailures = 0;
  let outageFailures = 0;

  async function work() {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      try {
        const message = await queue.take();
        if (message) await handle(message);
        else await pause(mailLimits.pollMs, waking);
        queueFailures = 0;
      } catch (error) {
        onFailure(error, null);
        queueFailures += 1;
        await pause(Math.min(retryPauseMs(queueFailures), mailLimits.outagePauseMs));
      }
    }
  }

  async function handle(message: StoredMessage) {
    if (!delivered.has(message.key)) {
      try {
        await delivery.deliver(message);
      } catch (error) {
        await reschedule(message, error);
        return;
      }
      delivered.add(message.key);
      onDelivered();
    }
    outageFailures = 0;
    await queue.finish(message);
    delivered.delete(message.key);
  }

  async function reschedule(message: StoredMessage, error: unknown) {
    onFailure(error, message.key);
    const kind = failureKindOf(error);
    const count = (message.attempts?.count ?? 0) + 1;
    const lastAt = now();
    const nextAt = kind === 'refused' ? null : new Date(lastAt.getTime() + retryPauseMs(count)).toISOString();
    await queue.reschedule(message, { count, lastAt: lastAt.toISOString(), nextAt, reason: reasonOf(error) });
    if (kind !== 'unreachable') return;
    outageFailures += 1;
    await pause(Math.min(retryPauseMs(outageFailures), mailLimits.outagePauseMs));
  }

  const pause = (ms: number, { signal } = stopping) =>
    setTimeout(ms, undefined, { ref: false, signal }).catch(() => {});

  return {
    wake() {
      waking.abort();
      if (!stopping.signal.aborted) loop ??= work();
    },
    /** Waits at most 5 s for the delivery in progress. */
    async stop() {
      stopping.abort();
      waking.abort();
      // The message for a mail server that does not answer stays in the queue.
      await Promise.race([loop, setTimeout(mailLimits.stopMs, undefined, { ref: false })]);
      delivery.close?.();
      await loop;
    },
  };
}

export function failureKindOf(error: unknown): FailureKind {
  return error instanceof DeliveryFailure ? error.kind : 'deferred';
}

function reasonOf(error: unknown): string {
  const text = error instanceof DeliveryFailure ? error.reason : error instanceof Error ? error.message : String(error);
  return [...text.replace(/[\s\p{C}]+/gu, ' ')].slice(0, mailLimits.reasonCharacters).join('');
}
