export type { GuardSettings } from './guard/addGuard';
export { failsMoreThanLive, type Rules, recoveryRules, rules, silenceRules } from './guard/sequentialTest';
export { type ReportedCounts, startWatch, updateWatch } from './guard/watch';
export { createWitnesses } from './guard/witnesses';
export { readSettings } from './settings';
export { createServedPages } from './site/servedPages';
export type { Canary } from './site/siteReleases';
export { type RunningServer, startServer } from './startServer';
