import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../base';
import type { MailAddresses } from './composeMail';
import { composeStored } from './composeStored';
import type { Delivery } from './delivery';

/** Delivers to a folder: one `.eml` file (RFC 5322) per message, that any mail program opens. */
export function createOutbox(folder: string, addresses: MailAddresses): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(message) {
      const { message: content } = await transport.sendMail(composeStored(message, addresses));
      if (!Buffer.isBuffer(content)) throw new Error('The mail was not composed into a buffer');
      // The name comes from the message, so that one delivered again after a crash replaces itself.
      await writeDurably(join(folder, `${message.key}.eml`), content);
    },
  };
}
