import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../base';
import { type Compose, composeStored, type MailAddresses } from './composeMail';
import type { Delivery } from './delivery';

/** RFC 5322. */
export function createOutbox(folder: string, addresses: MailAddresses, compose: Compose = composeStored): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(message) {
      const { message: content } = await transport.sendMail(await compose(message, addresses));
      if (!Buffer.isBuffer(content)) throw new Error('The mail was not composed into a buffer');
      // A message delivered again after a crash overwrites its file.
      await writeDurably(join(folder, `${message.key}.eml`), content);
    },
  };
}
