import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import config from './jest.config.mjs';

/** Tests that start processes, such as a database or a second publisher. */
/** @type {import('jest').Config} */
export default {
  ...config,
  testSequencer: fileURLToPath(new URL('jest/longestFirst.mjs', import.meta.url)),
  // More workers than processors: many tests wait for a lock to expire, an emulator or mail.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 120_000,
  projects: config.projects.map(({ moduleNameMapper, ...project }) => ({
    ...project,
    ...(project.displayName === 'node' ? {} : { moduleNameMapper }),
    testMatch: ['**/*.process.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
  })),
};
