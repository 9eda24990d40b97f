import type { DiskQueue } from './diskQueue';
import type { MessageQueue } from './messageQueue';

/**
 * Brings what lies on the disk from before there was a database into it. A crash in between does no harm: a message that
 * is in both is added once.
 *
 * @throws what the disk or the database says; then the rest is still on the disk
 */
export async function moveOver(
  disk: Pick<DiskQueue, 'list' | 'remove'>,
  queue: Pick<MessageQueue, 'add'>,
): Promise<void> {
  for (const message of await disk.list()) {
    await queue.add(message);
    await disk.remove(message);
  }
}
