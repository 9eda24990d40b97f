import { fileURLToPath } from 'node:url';
import { browserPackages, compiled } from './jest/preset.mjs';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const modulePathIgnorePatterns = ['<rootDir>/(site|var|\\.cache)/'];
export const common = { ...compiled, rootDir, modulePathIgnorePatterns };

/** @type {import('jest').Config} */
export default {
  // More than Jest takes by itself on two processors, which is one: many of these wait for files and processes.
  maxWorkers: 3,
  projects: [
    {
      ...browserPackages(rootDir, ['shared', 'shell', 'mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-content']),
      modulePathIgnorePatterns,
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/tools'],
      testPathIgnorePatterns: ['<rootDir>/tools/src/integration/'],
    },
  ],
};
