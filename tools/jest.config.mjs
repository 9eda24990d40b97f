import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { browserPackages } from '@site/delivery/jest';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';
import { common, folders, rootDir } from './jest/common.mjs';
import { compiledServer, serverEntries } from './jest/compileServer.mjs';

process.env.TMPDIR = memoryFolder();
const remoteFolders = readdirSync(rootDir).filter((name) => name.startsWith('mfe-'));

/** The package in whose folder npm runs this: its tests alone. */
const here = path.relative(rootDir, process.cwd());
const meant = (names) => (here === '' ? names : names.filter((name) => name === here));
const browser = meant(['shared', 'shell', ...remoteFolders]);
const node = meant(['delivery', 'tools', 'lab']);
const server = meant(['server']);

/** Files that `jest.processes.mjs` has instead. */
const startProcesses = ['\\.process\\.test\\.ts$'];

/** @type {import('jest').Config} */
export default {
  // More than Jest takes by itself, which is one on two processors: many of these wait for files and processes. Where
  // another step runs beside (`npm test`), that one waits as well.
  maxWorkers: availableParallelism() + (process.env.TURBO_HASH ? 0 : 1),
  // A busy machine is no reason to fail: what has to happen in time is told the time.
  testTimeout: 30_000,
  projects: [
    browser.length > 0 && { ...browserPackages(rootDir, browser), ...folders },
    node.length > 0 && {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      roots: node.map((name) => `<rootDir>/${name}`),
      testPathIgnorePatterns: ['<rootDir>/tools/src/integration/', ...startProcesses],
      // What renders pages is a process, five for each site: here a thread with the same program.
      moduleNameMapper: {
        '^\\./sandbox/startChild$': '@site/delivery/testing/startChildInThread',
      },
    },
    server.length > 0 && {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server'],
      testPathIgnorePatterns: startProcesses,
      // What answers visitors is the compiled server: whatever talks to it over HTTP meets that one.
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
