import { type SpawnOptions, spawn } from 'node:child_process';
import { root } from '../repository';

/** A program that ended with an error, and said so itself. */
export class StepError extends Error {
  override name = 'StepError';

  /** @param output all that it printed */
  constructor(
    message: string,
    readonly output = '',
  ) {
    super(message);
  }
}

/** Milliseconds without output after which a step says that it is still at work. */
const quietTime = 15_000;

/**
 * Runs a program with its output in the terminal.
 *
 * @param held true for output in one piece, when the program has ended
 * @throws StepError when it ends with another code than 0
 */
export function runStep(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  held = false,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let lastOutput = performance.now();
    const started = lastOutput;
    const kept: (() => void)[] = [];
    const printed: Uint8Array[] = [];
    const forward = (target: NodeJS.WriteStream) => (data: Uint8Array) => {
      printed.push(data);
      if (held) {
        kept.push(() => void target.write(data));
        return;
      }
      lastOutput = performance.now();
      target.write(data);
    };
    child.stdout?.on('data', forward(process.stdout));
    child.stderr?.on('data', forward(process.stderr));
    const ticking = setInterval(() => {
      const now = performance.now();
      if (now - lastOutput < quietTime) return;
      lastOutput = now;
      console.log(
        `  … ${[program, ...args].slice(0, 4).join(' ')} has been at work for ${Math.round((now - started) / 1000)} s`,
      );
    }, 1000);
    child.on('error', (error) => reject(new StepError(`${program} could not be run: ${error.message}`)));
    child.on('close', (code, signal) => {
      clearInterval(ticking);
      for (const write of kept) write();
      if (code === 0) resolve();
      else {
        const ending = `${[program, ...args].join(' ')} ended with ${signal ?? code}`;
        reject(new StepError(ending, Buffer.concat(printed).toString()));
      }
    });
  });
}
