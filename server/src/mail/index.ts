export type { ConfirmationFacts } from './confirmation';
export { createContactPages, fillInQuotes } from './contactPage/contactPages';
export { usualDailyLimits } from './dailyShare';
export type { StoredMessage } from './delivery';
export { createDiskQueue } from './diskQueue';
export { addMail, type MailOptions } from './mailService';
export { isHeld, type MessageBook } from './messageQueue';
export { createPostgresQueue } from './postgresQueue';
export { senderKey } from './senderKey';
