import config from './jest.config.mjs';

/** Beside the unit tests: those that start processes, such as a database or another publisher. */
/** @type {import('jest').Config} */
export default {
  ...config,
  testTimeout: 120_000,
  projects: config.projects.map(({ moduleNameMapper, ...project }) => ({
    ...project,
    ...(project.displayName === 'node' ? {} : { moduleNameMapper }),
    testMatch: ['**/*.process.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
  })),
};
