import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import config from './jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...config,
  testSequencer: fileURLToPath(new URL('jest/longestFirst.mjs', import.meta.url)),
  // More workers than processors, since many tests wait for a lock, an emulator or mail.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 120_000,
  projects: config.projects.map(({ moduleNameMapper, ...project }) => ({
    ...project,
    ...(project.displayName === 'node' ? {} : { moduleNameMapper }),
    testMatch: ['**/*.process.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
  })),
};
