import { runProgram } from '@site/delivery/program';
import { rootDir } from './common.mjs';

export const compiledServer = 'dist/tests';

export const serverEntries = ['createServer', 'startServer', 'mail/delivery'];

export default async function compileServer() {
  await runProgram('npm', ['run', '--silent', 'build', '-w', 'server', '--', compiledServer, ...serverEntries], {
    cwd: rootDir,
  });
}
