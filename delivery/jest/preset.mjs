import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const own = (file) => fileURLToPath(new URL(file, import.meta.url));

export const compiled = {
  // Jest's default would also match a file named `test.ts`.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '^.+\\.m?[jt]sx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages of @site are TypeScript; the others ship only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(@site|swiper|d3-[a-z-]+|internmap)/)'],
};

/** For packages that run in the browser. @param {string} rootDir absolute @param {readonly string[]} packages folders in it */
export function browserPackages(rootDir, packages) {
  return {
    ...compiled,
    rootDir,
    displayName: 'browser',
    testEnvironment: resolve('jest-environment-jsdom'),
    roots: packages.map((name) => `<rootDir>/${name}`),
    transform: {
      [`/(?:${packages.join('|')})/(?:src/testing/[^/]+/)?content/(?:(?!\\.test)[^/])+\\.ts$`]:
        own('contentTransformer.mjs'),
      ...compiled.transform,
    },
    setupFiles: [own('browserApis.ts')],
    setupFilesAfterEnv: [own('setup.ts')],
    moduleNameMapper: {
      '\\.module\\.css$': own('classNames.ts'),
      '\\.css$': own('nothing.ts'),
      '^@images/(.*)$': own('image.ts'),
    },
  };
}
