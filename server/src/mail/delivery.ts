import type { ContactMessage } from '@site/shared/contracts';

/** A message that was accepted, and must reach the company once. */
export interface StoredMessage {
  /** Unique, sortable by time of receipt, and fit for a file name. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly fields: ContactMessage;
  /** What was tried so far, if anything was. */
  readonly attempts?: Attempts | undefined;
}

/** Failed deliveries of a message. */
export interface Attempts {
  readonly count: number;
  /** When it was tried last; ISO 8601, UTC, like the next. */
  readonly lastAt: string;
  /** When it may be tried again; null once it is dead-lettered. */
  readonly nextAt: string | null;
  /** What the last attempt failed with, in one line. */
  readonly reason: string;
}

/**
 * A way to the company's mailbox. `deliver` resolves once the message is safe on the other side; when it rejects, the
 * message waits and is tried again, unless it was refused (`DeliveryFailure`). After a crash it may get a message twice,
 * with the same key.
 */
export interface Delivery {
  deliver(message: StoredMessage): Promise<void>;
  /** Lets go of what is open; what is under way fails. */
  close?(): void;
}

/**
 * Why a message did not arrive:
 * - `refused`: the mailbox will never take this message, so that somebody has to look at it;
 * - `deferred`: not now;
 * - `unreachable`: no message gets through at the moment.
 */
export type FailureKind = 'refused' | 'deferred' | 'unreachable';

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';

  /**
   * @param summary for the log: nothing that a mail server or a visitor wrote
   * @param reason kept with the message, which is as private
   */
  constructor(
    readonly kind: FailureKind,
    summary: string,
    readonly reason = summary,
    options?: ErrorOptions,
  ) {
    super(summary, options);
  }
}
