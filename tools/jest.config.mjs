import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { browserPackages } from '@site/delivery/jest';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';
import { common, folders, rootDir } from './jest/common.mjs';

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
      roots: ['<rootDir>/delivery', '<rootDir>/server', '<rootDir>/tools', '<rootDir>/lab'],
      testPathIgnorePatterns: ['<rootDir>/tools/src/integration/'],
    },
  ],
};
