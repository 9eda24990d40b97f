import { fileURLToPath } from 'node:url';
import { memoryFolder } from './jest/memoryFolder.mjs';

process.env.TMPDIR = memoryFolder();
const rootDir = fileURLToPath(new URL('..', import.meta.url));
const transform = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
export const common = {
  rootDir,
  // Not in the temporary folder, where Jest has it by itself: that may be emptied between two runs.
  cacheDirectory: '<rootDir>/.cache/jest',
  // Not Jest's default, which takes a file named `test.ts` for one.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  // These ship only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(swiper|d3-[a-z-]+|internmap)/)'],
  modulePathIgnorePatterns: ['<rootDir>/(site|var|\\.cache)/'],
};

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
