import type { ContactMessage } from '@site/shared/contracts';
import type { Wait } from './waiting';

export interface StoredMessage {
  /** Unique, sortable by time of receipt, valid as a file name. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly fields: ContactMessage;
  readonly attempts?: Attempts | undefined;
  /** Absent until it is counted; the disk keeps it in a file for all messages. */
  readonly wait?: Wait | undefined;
}

export interface Attempts {
  readonly count: number;
  readonly lastAt: string;
  /** ISO 8601, UTC; null when dead-lettered. */
  readonly nextAt: string | null;
  readonly reason: string;
}

/** `deliver` resolves once the message is stored elsewhere. All failures but `refused` are retried. A crash may repeat a delivery. */
export interface Delivery {
  deliver(message: StoredMessage): Promise<void>;
  close?(): void;
}

/** `refused`: permanent for this message; `deferred`: temporary for it; `unreachable`: affects every message. */
export type FailureKind = 'refused' | 'deferred' | 'unreachable';

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';

  /** @param summary for the log: no text of a mail server or a visitor @param reason stored with the message */
  constructor(
    readonly kind: FailureKind,
    summary: string,
    readonly reason = summary,
    options?: ErrorOptions,
  ) {
    super(summary, options);
  }
}
