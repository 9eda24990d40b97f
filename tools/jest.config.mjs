import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { browserPackages } from '@site/delivery/jest';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';
import { common, folders, rootDir } from './jest/common.mjs';
import { compiledServer, serverEntries } from './jest/compileServer.mjs';

process.env.TMPDIR = memoryFolder();
const remoteFolders = readdirSync(rootDir).filter((name) => name.startsWith('mfe-'));

/** Folder in which npm started Jest; '' for the root. */
const here = path.relative(rootDir, process.cwd());
const meant = (names) => (here === '' ? names : names.filter((name) => name === here));
const browser = meant(['shared', 'shell', ...remoteFolders]);
const node = meant(['delivery', 'editor', 'tools', 'lab']);
const server = meant(['server']);

const startProcesses = ['\\.process\\.test\\.ts$'];

/** @type {import('jest').Config} */
export default {
  // More workers than processors, since many tests wait for files; fewer beside another step of Turborepo.
  maxWorkers: availableParallelism() + (process.env.TURBO_HASH ? 0 : 1),
  // For busy machines: no test depends on real time.
  testTimeout: 90_000,
  projects: [
    browser.length > 0 && { ...browserPackages(rootDir, browser), ...folders },
    node.length > 0 && {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      roots: node.map((name) => `<rootDir>/${name}`),
      testPathIgnorePatterns: startProcesses,
      // A process starts slowly, and a site needs five.
      moduleNameMapper: {
        '^\\./sandbox/startChild$': '@site/delivery/testing/startChildInContext',
        '^\\./lock$': '@site/delivery/testing/lockInThisThread',
        '^\\./partChecker$': '@site/delivery/testing/partCheckerInThisProcess',
      },
    },
    server.length > 0 && {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server'],
      testPathIgnorePatterns: startProcesses,
      globalSetup: path.join(rootDir, 'tools/jest/compileServer.mjs'),
      moduleNameMapper: Object.fromEntries(
        serverEntries.map((entry) => [
          `^\\.\\.?/(?:.*/)?${path.basename(entry)}$`,
          path.join(rootDir, 'server', compiledServer, `${entry}.js`),
        ]),
      ),
    },
  ].filter(Boolean),
};
