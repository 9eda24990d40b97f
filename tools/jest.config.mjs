import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { common, folders, rootDir } from './jest/common.mjs';
import { browserPackages } from './jest/preset.mjs';
import { memoryFolder } from './src/testing/memoryFolder.mjs';

process.env.TMPDIR = memoryFolder();
const remoteFolders = readdirSync(rootDir).filter((name) => name.startsWith('mfe-'));

/** @type {import('jest').Config} */
export default {
  // More than Jest takes by itself, which is one on two processors: many of these wait for files and processes.
  maxWorkers: availableParallelism() + 1,
  // A busy machine is no reason to fail: what has to happen in time is told the time.
  testTimeout: 30_000,
  projects: [
    { ...browserPackages(rootDir, ['shared', 'shell', ...remoteFolders]), ...folders },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/tools'],
      testPathIgnorePatterns: ['<rootDir>/tools/src/integration/'],
    },
  ],
};
