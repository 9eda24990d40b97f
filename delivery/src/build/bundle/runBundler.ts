import path from 'node:path';
import { runProgram } from '../../../bin/program.mjs';
import { copyFolder } from '../../files';

/** The package's script `bundle` writes it. */
export const outputFolder = 'dist';

/** Runs the package's own bundler, `npm run bundle`, and copies its output. @throws Error with the bundler's message */
export async function runBundler(packageFolder: string, target: string): Promise<void> {
  const command = ['run', '--silent', 'bundle'];
  await runProgram('npm', command, { cwd: packageFolder }).catch(({ stdout, stderr }) => {
    throw new Error(`npm run bundle fails:\n${`${stdout}${stderr}`.trim()}`);
  });
  await copyFolder(path.join(packageFolder, outputFolder), target);
}
