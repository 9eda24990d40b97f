import { fileURLToPath } from 'node:url';
import { compiled } from '@site/delivery/jest';

/** Absolute path of the repository. */
export const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of Jest's cache, and those that it ignores. */
export const folders = {
  // Jest's default is the temporary folder, which may be emptied between two runs.
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['<rootDir>/(site|var|\\.cache)/'],
};

/** Options of all test configurations. */
export const common = { ...compiled, ...folders, rootDir };
