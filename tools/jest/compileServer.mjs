import { execFileSync } from 'node:child_process';
import { rootDir } from './common.mjs';

/** Folder in the server's that is compiled for tests. */
export const compiledServer = 'dist/tests';

/** What tests enter the server by, and the errors that they tell it by. */
export const serverEntries = ['createServer', 'startServer', 'mail/delivery'];

/** Compiles the server, before its tests. */
export default function compileServer() {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'server', '--', compiledServer, ...serverEntries], {
    cwd: rootDir,
  });
}
