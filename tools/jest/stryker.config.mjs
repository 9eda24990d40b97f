/**
 * Mutation tests of a package by its unit tests (https://stryker-mutator.io), for minutes to hours, from the repository's root:
 *
 *     ROOM=cart npm exec --yes --package=@stryker-mutator/core@9.5.1 --package=@stryker-mutator/jest-runner@9.5.1 \
 *       -- stryker run tools/jest/stryker.config.mjs
 *
 * `--mutate shared/src/cart/cartRules.ts:1-40` tries a part. Stryker changes the sources and restores them at the end: commit before.
 */
import jest from '../jest.config.mjs';

/** Leaves out files that only process tests cover. */
const rooms = {
  cart: ['browser', ['shared/src/cart/*'], ['shared/src', 'mfe-cart/src']],
  filters: ['browser', ['mfe-catalog/src/filter/*'], ['mfe-catalog/src/filter', 'mfe-catalog/src/catalogue']],
  validators: ['browser', ['shared/src/forms/*'], ['shared/src/forms']],
  loader: ['browser', ['shell/src/remotes/*'], ['shell/src/remotes', 'shell/src/testing']],
  plan: [
    'node',
    ['delivery/src/render/{plan,combinations,compatibility,discovery,choosePublishable}*'],
    ['delivery/src/render'],
  ],
  publisher: ['node', ['delivery/src/publish/*'], ['delivery/src/publish']],
  store: ['node', ['delivery/src/store/*', '!**/{npm,registryStore,release}*'], ['delivery/src/store']],
  queues: [
    'server',
    ['server/src/mail/*', '!**/{answers,compose,delivery,mail,message,postgres,read,typed}*'],
    ['server/src/mail'],
  ],
  guard: ['server', ['server/src/guard/*'], ['server/src/guard']],
};

const room = rooms[process.env.ROOM];
if (!room) throw new Error(`ROOM must be one of ${Object.keys(rooms).join(', ')}`);
const [project, files, tests] = room;
const { globalSetup, moduleNameMapper, ...options } = jest.projects.find(({ displayName }) => displayName === project);

export default {
  mutate: [...files, '!**/*.{test.ts,test.tsx,tsx,css}'],
  // In a copy, `node_modules/@site` would lead back to the sources without mutants.
  inPlace: true,
  // Otherwise every file gets a `@ts-nocheck`, and programs lose their execute permission.
  disableTypeChecks: false,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    // Jest does not find tests that import the source by a helper of another folder.
    enableFindRelatedTests: false,
    config: {
      ...options,
      roots: tests.map((folder) => `<rootDir>/${folder}`),
      // The compiled server has no mutants.
      ...(project !== 'server' && { moduleNameMapper }),
      testTimeout: 60_000,
    },
  },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
};
