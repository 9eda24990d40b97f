export type { GuardSettings } from './guard/addGuard';
export { failsMoreThanLive, type Rules, rules } from './guard/sequentialTest';
export { beginWatch, lookAgain, type Told } from './guard/watch';
export { readSettings } from './settings';
export type { Canary } from './site/siteReleases';
export { type RunningServer, startServer } from './startServer';
