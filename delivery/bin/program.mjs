// Starts programs, also on Windows. Plain JavaScript without dependencies: it runs before anything is installed.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { win32 } from 'node:path';
import { promisify } from 'node:util';

/**
 * File and arguments that start a program. npm and npx are `.cmd` files on Windows, which Node starts only by a shell (EINVAL), so
 * Node runs their JavaScript: that of the npm that started this process, or the one beside Node.
 */
export function commandLine(program, args, { platform, execPath, env } = process) {
  if (platform !== 'win32' || !['npm', 'npx'].includes(program)) return [program, args];
  const own = env.npm_execpath ?? '';
  const npm = /[\\/]np[mx]-cli\.js$/.test(own)
    ? own
    : win32.join(win32.dirname(execPath), 'node_modules/npm/bin/npm-cli.js');
  return [execPath, [win32.join(win32.dirname(npm), `${program}-cli.js`), ...args]];
}

export const startProgram = (program, args, options) => spawn(...commandLine(program, args), options);

/** Resolves to the output. */
export const runProgram = (program, args, options) => promisify(execFile)(...commandLine(program, args), options);

/** Starts a program in a group of its own, as npm forwards no signals. Windows has none: there its process tree is ended. */
export function startGroup(program, args, options) {
  const isWindows = process.platform === 'win32';
  const child = startProgram(program, args, { ...options, detached: !isWindows });
  return {
    child,
    end(signal) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      else process.kill(-child.pid, signal);
    },
  };
}
