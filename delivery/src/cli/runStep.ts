import type { SpawnOptions } from 'node:child_process';
import { startProgram } from '../../bin/program.mjs';
import { root } from '../repository';

export function runStep(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  onOutput?: (text: string) => void,
): Promise<void> {
  const child = startProgram(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const forward = (target: NodeJS.WriteStream) => (data: Buffer) => {
    target.write(data);
    onOutput?.(data.toString());
  };
  child.stdout?.on('data', forward(process.stdout));
  child.stderr?.on('data', forward(process.stderr));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${program} could not be run: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}
