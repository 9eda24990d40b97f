export { type BrokenRule, type ConformOptions, conform, type ReleaseFolder, type Verdict } from './conform';
export { reportOf } from './report';
export { rules } from './rules';
