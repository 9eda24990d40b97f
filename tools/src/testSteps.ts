import { StepError } from './runStep';
import { textTable } from './textTable';

/** Something that must hold. */
export interface TestStep {
  readonly name: string;
  /** @throws when it does not hold */
  readonly run: () => Promise<void>;
}

/** Steps that run one after the other. */
export type Lane = readonly TestStep[];

export interface StepResult {
  readonly name: string;
  readonly isPassed: boolean;
  /** What it took, ms. */
  readonly duration: number;
}

interface Output {
  readonly log: (line: string) => void;
  readonly error: (line: unknown) => void;
}

/**
 * Runs the stages one after the other, the lanes of each side by side. Goes on after a failure, so that one run tells all
 * there is to mend.
 */
export async function runStages(
  stages: readonly (readonly Lane[])[],
  output: Output = console,
  now: () => number = () => performance.now(),
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) results.push(await runTestStep(step, output, now));
      }),
    );
  }
  return results;
}

async function runTestStep({ name, run }: TestStep, { log, error }: Output, now: () => number): Promise<StepResult> {
  log(`\n── ${name} ──`);
  const started = now();
  const ended = (isPassed: boolean): StepResult => ({ name, isPassed, duration: now() - started });
  try {
    await run();
    const result = ended(true);
    log(`── ${name}: passed in ${seconds(result.duration)}`);
    return result;
  } catch (reason) {
    error(reason instanceof StepError ? reason.message : reason);
    error(`── ${name}: FAILED`);
    return ended(false);
  }
}

/** A line for each step, and how long all of them took, which is less than their sum. */
export function tableOf(results: readonly StepResult[], duration: number): string {
  const failed = results.filter(({ isPassed }) => !isPassed).length;
  const lines = results.map((step) => [step.isPassed ? 'passed' : 'FAILED', seconds(step.duration), step.name]);
  return `${textTable(lines)}\n${results.length - failed} passed, ${failed} failed, in ${seconds(duration)}`;
}

const seconds = (duration: number) => `${(duration / 1000).toFixed(0)} s`;
