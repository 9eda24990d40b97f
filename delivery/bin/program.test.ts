import { commandLine } from './program.mjs';

const bundled = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin';
const execPath = 'C:\\Program Files\\nodejs\\node.exe';
const args = ['run', 'build', '--', 'a b & "c"'];

test.each([
  ['npm', 'npm-cli.js', undefined, bundled],
  ['npx', 'npx-cli.js', 'D:\\npm\\bin\\npm-cli.js', 'D:\\npm\\bin'],
  ['npm', 'npm-cli.js', 'D:\\npm\\bin\\npx-cli.js', 'D:\\npm\\bin'],
  ['npm', 'npm-cli.js', 'D:\\pnpm\\pnpm.cjs', bundled],
])('on Windows Node runs %s as %s, started by %s', (program, file, npm_execpath, folder) => {
  const env = npm_execpath === undefined ? {} : { npm_execpath };
  expect(commandLine(program, args, { platform: 'win32', execPath, env })).toEqual([
    execPath,
    [`${folder}\\${file}`, ...args],
  ]);
});

test.each([
  ['git', 'win32'],
  ['npm', 'linux'],
] as const)('%s on %s starts by its name', (program, platform) => {
  const env = { npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js' };
  expect(commandLine(program, args, { platform, execPath, env })).toEqual([program, args]);
});
