import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../base';
import type { MailAddresses } from './composeMail';
import { composeStored } from './composeStored';
import type { Delivery } from './delivery';

/** Delivers into a folder, one `.eml` file (RFC 5322) per message. */
export function createOutbox(folder: string, addresses: MailAddresses, compose = composeStored): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(message) {
      const { message: content } = await transport.sendMail(compose(message, addresses));
      if (!Buffer.isBuffer(content)) throw new Error('The mail was not composed into a buffer');
      // Named by the key: a message delivered again after a crash overwrites its file.
      await writeDurably(join(folder, `${message.key}.eml`), content);
    },
  };
}
