import { availableParallelism } from 'node:os';
import { common } from '@site/tools/jest/common';

/** `testPort` never gives a port twice. */
/** @type {import('jest').Config} */
export default {
  ...common,
  displayName: 'integration',
  testEnvironment: 'node',
  roots: ['<rootDir>/e2e/integration'],
  setupFilesAfterEnv: ['<rootDir>/e2e/integration/secondAttempt.ts'],
  testSequencer: '@site/tools/jest/longestFirst',
  globalSetup: '<rootDir>/e2e/integration/sharedFolder.ts',
  globalTeardown: '<rootDir>/e2e/integration/after.ts',
  // Limited, because a test may build packages, which needs memory.
  maxWorkers: Math.min(availableParallelism(), 4),
  // Also the limit of `afterAll`, where deleting a site of many releases takes long.
  testTimeout: 120_000,
};
