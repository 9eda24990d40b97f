import type { ContactMessage } from '@site/shared/contracts';
import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { composeMail, type MailAddresses } from './composeMail';
import { DeliveryFailure, type StoredMessage } from './delivery';

/**
 * Shape of the fields, not their rules, which may have changed since the message was accepted. A field that is newer than
 * the message is missing.
 */
const fieldsSchema = v.objectWithRest(
  { name: v.string(), email: v.string(), origem_formulario: v.string() } satisfies Partial<
    Record<keyof ContactMessage, v.GenericSchema>
  >,
  v.string(),
);

/**
 * The mail of a message out of a queue.
 *
 * @throws DeliveryFailure of the kind `refused` for a message that no mail can be made of: it is dead-lettered, and delays no other
 */
export function composeStored(message: StoredMessage, addresses: MailAddresses): SendMailOptions {
  try {
    v.parse(fieldsSchema, message.fields);
    return composeMail(message, addresses);
  } catch (cause) {
    const summary = 'No mail can be made of it';
    throw new DeliveryFailure('refused', summary, `${summary}: ${(cause as Error).message}`, { cause });
  }
}
