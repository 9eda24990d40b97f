import { availableParallelism } from 'node:os';
import { common } from './jest/common.mjs';

/** `testPort` never gives a port twice. */
/** @type {import('jest').Config} */
export default {
  ...common,
  displayName: 'integration',
  testEnvironment: 'node',
  roots: ['<rootDir>/tools/src/integration'],
  setupFilesAfterEnv: ['<rootDir>/tools/src/integration/secondAttempt.ts'],
  testSequencer: '<rootDir>/tools/jest/longestFirst.mjs',
  globalSetup: '<rootDir>/tools/src/integration/sharedFolder.ts',
  globalTeardown: '<rootDir>/tools/src/integration/after.ts',
  // Limited, because a test may build packages, which needs memory.
  maxWorkers: Math.min(availableParallelism(), 4),
  // Also the limit of `afterAll`, where deleting a site of many releases takes long.
  testTimeout: 120_000,
};
