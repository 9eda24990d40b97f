import { execFileSync } from 'node:child_process';
import { rootDir } from './common.mjs';

/** Output folder within `server`. */
export const compiledServer = 'dist/tests';

/** Modules of the server that tests take from the compiled build. */
export const serverEntries = ['createServer', 'startServer', 'mail/delivery'];

export default function compileServer() {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'server', '--', compiledServer, ...serverEntries], {
    cwd: rootDir,
  });
}
