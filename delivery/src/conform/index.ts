export { conform, type ReleaseFolder, type Verdict } from './conform';
export { reportOf } from './report';
