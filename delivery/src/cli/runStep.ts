import { type SpawnOptions, spawn } from 'node:child_process';
import { root } from '../repository';

/** Milliseconds without output after which a step says that it is still at work. */
const quietTime = 15_000;

/**
 * Runs a program with its output in the terminal.
 *
 * @param onOutput is also told what it prints, as it prints it
 * @throws Error in one line when it ends with another code than 0: it has said why itself
 */
export function runStep(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  onOutput?: (text: string) => void,
): Promise<void> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const started = performance.now();
  let lastOutput = started;
  const forward = (target: NodeJS.WriteStream) => (data: Buffer) => {
    lastOutput = performance.now();
    target.write(data);
    onOutput?.(data.toString());
  };
  child.stdout?.on('data', forward(process.stdout));
  child.stderr?.on('data', forward(process.stderr));
  const ticking = setInterval(() => {
    const now = performance.now();
    if (now - lastOutput < quietTime) return;
    lastOutput = now;
    const step = [program, ...args].slice(0, 4).join(' ');
    console.log(`  … ${step} has been at work for ${Math.round((now - started) / 1000)} s`);
  }, 1000);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${program} could not be run: ${error.message}`)));
    child.on('close', (code, signal) => {
      clearInterval(ticking);
      if (code === 0) resolve();
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}
