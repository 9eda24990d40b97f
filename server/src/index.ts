export { createServer, type ServerOptions } from './createServer';
export type { GuardSettings } from './guard/addGuard';
export type { Canary } from './guard/canaries';
export { failsMoreThanLive, type Rules, rules } from './guard/sequentialTest';
export { beginWatch, lookAgain, type Observations } from './guard/watch';
export type { Delivery, StoredMessage } from './mail/delivery';
export type { Tally } from './observations/tally';
export { readSettings } from './settings';
export { type RunningServer, type StartOptions, startServer } from './startServer';
