import { common } from './jest/common.mjs';

/** Tests of the whole: real builds, a real registry, a real browser. One after the other: each takes all there is. */
/** @type {import('jest').Config} */
export default {
  ...common,
  displayName: 'integration',
  testEnvironment: 'node',
  roots: ['<rootDir>/tools/src/integration'],
  maxWorkers: 1,
  // For what comes before and after tests as well: to delete a site of many releases takes its time.
  testTimeout: 120_000,
};
