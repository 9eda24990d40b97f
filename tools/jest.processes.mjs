import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import config from './jest.config.mjs';

/** Beside the unit tests: those that start processes, such as a database or another publisher. */
/** @type {import('jest').Config} */
export default {
  ...config,
  testSequencer: fileURLToPath(new URL('jest/longestFirst.mjs', import.meta.url)),
  // Nothing runs beside them, and many wait: for a lock to grow old, for an emulator, for mail.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 120_000,
  projects: config.projects.map(({ moduleNameMapper, ...project }) => ({
    ...project,
    ...(project.displayName === 'node' ? {} : { moduleNameMapper }),
    testMatch: ['**/*.process.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
  })),
};
