export { type BrokenRule, conform, type Verdict } from './conform';
export type { ReleaseFolder } from './probedSite';
export { reportOf } from './report';
export { rules } from './rules';
