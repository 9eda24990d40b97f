import { execFileSync } from 'node:child_process';
import { rootDir } from './common.mjs';

export const compiledServer = 'dist/tests';

export const serverEntries = ['createServer', 'startServer', 'mail/delivery'];

export default function compileServer() {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'server', '--', compiledServer, ...serverEntries], {
    cwd: rootDir,
  });
}
