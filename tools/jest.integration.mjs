import { availableParallelism } from 'node:os';
import { common } from './jest/common.mjs';

/**
 * Tests of the whole: real builds, a real registry, a real browser. As many at a time as there are processors: each
 * waits for something half of its time. None may take a port that another could find free at the same moment.
 */
/** @type {import('jest').Config} */
export default {
  ...common,
  displayName: 'integration',
  testEnvironment: 'node',
  roots: ['<rootDir>/tools/src/integration'],
  testSequencer: '<rootDir>/tools/jest/longestFirst.mjs',
  globalSetup: '<rootDir>/tools/src/integration/sharedFolder.ts',
  globalTeardown: '<rootDir>/tools/src/integration/after.ts',
  // Each may build packages, which takes its memory.
  maxWorkers: Math.min(availableParallelism(), 4),
  // For what comes before and after tests as well: to delete a site of many releases takes its time.
  testTimeout: 120_000,
};
