import type { SpawnOptions } from 'node:child_process';
import { startProgram } from '../../bin/program.mjs';
import { root } from '../repository';

export function runStep(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  const child = startProgram(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  child.stdout?.on('data', (data) => process.stdout.write(data));
  child.stderr?.on('data', (data) => process.stderr.write(data));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${program} could not be run: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}
