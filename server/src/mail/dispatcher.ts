import { setTimeout } from 'node:timers/promises';
import { mailLimits } from '../limits';
import { type Delivery, DeliveryFailure, type FailureKind, type StoredMessage } from './delivery';
import type { MessageQueue } from './messageQueue';

interface Options {
  readonly queue: Pick<MessageQueue, 'take' | 'finish' | 'reschedule'>;
  readonly delivery: Delivery;
  /** How long to leave a message alone after that many failures (ms). */
  readonly retryPauseMs: (failures: number) => number;
  /** Something failed: a message's delivery, or with no key the queue itself. */
  readonly onFailure: (error: unknown, key: string | null) => void;
  /** A message arrived. */
  readonly onDelivered?: () => void;
  readonly now?: () => Date;
}

export type Dispatcher = ReturnType<typeof createDispatcher>;

/** Carries messages from the queue to their delivery, one at a time, until each has arrived or is refused. */
export function createDispatcher(options: Options) {
  const { queue, delivery, retryPauseMs, onFailure, onDelivered = () => {}, now = () => new Date() } = options;
  /** Those that arrived and could not be taken out of the queue: they must not arrive again. */
  const arrived = new Set<string>();
  let loop: Promise<void> | null = null;
  /** Ends any pause. */
  const stopping = new AbortController();
  /** Ends the pause between two looks at the queue. */
  let waking = new AbortController();
  let failuresOfQueue = 0;
  let failuresOfWay = 0;

  async function work() {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      try {
        const message = await queue.take();
        if (message) await carry(message);
        else await pause(mailLimits.pollMs, waking);
        failuresOfQueue = 0;
      } catch (error) {
        onFailure(error, null);
        failuresOfQueue += 1;
        await pause(Math.min(retryPauseMs(failuresOfQueue), mailLimits.outagePauseMs));
      }
    }
  }

  async function carry(message: StoredMessage) {
    if (!arrived.has(message.key)) {
      try {
        await delivery.deliver(message);
      } catch (error) {
        await reschedule(message, error);
        return;
      }
      arrived.add(message.key);
      onDelivered();
    }
    failuresOfWay = 0;
    await queue.finish(message);
    arrived.delete(message.key);
  }

  async function reschedule(message: StoredMessage, error: unknown) {
    onFailure(error, message.key);
    const kind = failureKindOf(error);
    const count = (message.attempts?.count ?? 0) + 1;
    const lastAt = now();
    const nextAt = kind === 'refused' ? null : new Date(lastAt.getTime() + retryPauseMs(count)).toISOString();
    await queue.reschedule(message, { count, lastAt: lastAt.toISOString(), nextAt, reason: reasonOf(error) });
    if (kind !== 'unreachable') return;
    failuresOfWay += 1;
    await pause(Math.min(retryPauseMs(failuresOfWay), mailLimits.outagePauseMs));
  }

  const pause = (ms: number, { signal } = stopping) =>
    setTimeout(ms, undefined, { ref: false, signal }).catch(() => {});

  return {
    /** There may be something to do: a message was accepted, or the server has just started. */
    wake() {
      waking.abort();
      if (!stopping.signal.aborted) loop ??= work();
    },
    /** Finishes the message that is under way, within 5 s, then does nothing any more. */
    async stop() {
      stopping.abort();
      waking.abort();
      // A mail server that does not answer must not hold up the end: the message stays where it is.
      await Promise.race([loop, setTimeout(mailLimits.stopMs, undefined, { ref: false })]);
      delivery.close?.();
      await loop;
    },
  };
}

/** What is not known to be anything else may go better later. */
export function failureKindOf(error: unknown): FailureKind {
  return error instanceof DeliveryFailure ? error.kind : 'deferred';
}

function reasonOf(error: unknown): string {
  const text = error instanceof DeliveryFailure ? error.reason : error instanceof Error ? error.message : String(error);
  return [...text.replace(/[\s\p{C}]+/gu, ' ')].slice(0, mailLimits.reasonCharacters).join('');
}
