export { createServer, type ServerOptions } from './createServer';
export type { Delivery, StoredMessage } from './mail/delivery';
export { MailSettingsError, readMailSettings } from './mail/mailSettings';
export type { MessageBook } from './mail/messageQueue';
export { openMessages } from './mail/openMessages';
export { PortInUseError } from './portInUse';
export { type RunningServer, type StartOptions, startServer } from './startServer';
