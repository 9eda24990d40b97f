import type { ContactMessage } from '@site/shared/contracts';

/** A message that was accepted, and must reach the company once. */
export interface StoredMessage {
  /** Unique, sortable by time of receipt, and fit for a file name. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly fields: ContactMessage;
}

/**
 * A way to the company's mailbox. `deliver` resolves once the message is safe on the other side; when it rejects, the
 * message stays in the spool and is tried again. After a crash it may get a message twice, with the same key.
 */
export interface Delivery {
  deliver(message: StoredMessage): Promise<void>;
}
