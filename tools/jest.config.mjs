import { common } from './jest/common.mjs';
import { memoryFolder } from './src/testing/memoryFolder.mjs';

process.env.TMPDIR = memoryFolder();

/** @type {import('jest').Config} */
export default {
  // More than Jest takes by itself on two processors, which is one: many of these wait for files and processes.
  maxWorkers: 3,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      roots: ['shared', 'shell', 'mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-content'].map(
        (name) => `<rootDir>/${name}`,
      ),
      setupFiles: ['<rootDir>/tools/jest/browserApis.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tools/jest/classNames.ts',
        '\\.css$': '<rootDir>/tools/jest/nothing.ts',
        '^@images/(.*)$': '<rootDir>/tools/jest/image.ts',
      },
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
