import { fileURLToPath } from 'node:url';
import { compiled } from '@site/delivery/jest';

export const rootDir = fileURLToPath(new URL('../..', import.meta.url));

export const folders = {
  // Jest's default, the temporary folder, may be emptied between two runs.
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['<rootDir>/(site|var|\\.cache)/'],
};

export const common = { ...compiled, ...folders, rootDir };
