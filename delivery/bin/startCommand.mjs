// Starts a command of the tools. Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn } from 'node:child_process';

/**
 * Runs a TypeScript module in a child process, and exits with its code or signal.
 * @param {string} module absolute path @param {readonly string[]} args @param {string} root working directory
 */
export function startCommand(module, args, root) {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', module, ...args], { cwd: root, stdio: 'inherit' });
  // A terminal sends Ctrl-C to the child too, which counts both as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
