export type { GuardSettings } from './guard/addGuard';
export { failsMoreThanLive } from './guard/sequentialTest';
export { type ReportedCounts, startWatch, updateWatch } from './guard/watch';
export { createWitnesses } from './guard/witnesses';
export { type Rules, recoveryRules, rules, silenceRules } from './limits';
export { readSettings } from './settings';
export { createServedPages } from './site/servedPages';
export type { Canary } from './site/siteReleases';
export { type RunningServer, startServer } from './startServer';
