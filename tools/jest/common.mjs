import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
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
/** What all tests have in common. */
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
