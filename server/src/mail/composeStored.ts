import type { ContactMessage } from '@site/shared/contracts';
import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { composeMail, type MailAddresses } from './composeMail';
import { DeliveryFailure, type StoredMessage } from './delivery';

/** Checks only the shape: rules may have changed since receipt. */
const fieldsSchema = v.objectWithRest(
  { name: v.string(), email: v.string(), origem_formulario: v.string() } satisfies Partial<
    Record<keyof ContactMessage, v.GenericSchema>
  >,
  v.string(),
);

/** @throws DeliveryFailure `refused` for an invalid message, which is then dead-lettered */
export function composeStored(message: StoredMessage, addresses: MailAddresses): SendMailOptions {
  try {
    v.parse(fieldsSchema, message.fields);
    return composeMail(message, addresses);
  } catch (cause) {
    const summary = 'No mail can be made of it';
    throw new DeliveryFailure('refused', summary, `${summary}: ${(cause as Error).message}`, { cause });
  }
}
