import { fileURLToPath } from 'node:url';
import { compiled } from '@site/delivery/jest';

/** Absolute path of the repository. */
export const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** What Jest keeps, and what it need not look at. */
export const folders = {
  // Not in the temporary folder, where Jest has it by itself: that may be emptied between two runs.
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['<rootDir>/(site|var|\\.cache)/'],
};

/** What all tests have in common. */
export const common = { ...compiled, ...folders, rootDir };
