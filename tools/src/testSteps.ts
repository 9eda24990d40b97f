import { StepError, textTable } from '@site/delivery/cli';
import { failuresIn } from './failuresIn';

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
  /** What in it does not hold, a line each. */
  readonly failures: readonly string[];
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
  const ended = (failures: readonly string[] | null): StepResult => ({
    name,
    isPassed: !failures,
    duration: now() - started,
    failures: failures ?? [],
  });
  try {
    await run();
    const result = ended(null);
    log(`── ${name}: passed in ${seconds(result.duration)}`);
    return result;
  } catch (reason) {
    error(reason instanceof StepError ? reason.message : reason);
    error(`── ${name}: FAILED`);
    return ended(reason instanceof StepError ? failuresIn(reason.output) : [String(reason)]);
  }
}

/**
 * A line for each step, what failed in which, and how long all of them took, which is less than their sum. It comes last,
 * where a log that is cut still has it.
 */
export function summaryOf(results: readonly StepResult[], duration: number): string {
  const failed = results.filter(({ isPassed }) => !isPassed);
  const steps = results.map((step) => [step.isPassed ? 'passed' : 'FAILED', seconds(step.duration), step.name]);
  const failures = failed.flatMap((step) => [`${step.name}:`, ...step.failures.map((line) => `  ${line}`)]);
  const end = `${results.length - failed.length} passed, ${failed.length} failed, in ${seconds(duration)}`;
  return [textTable(steps), ...failures, end].join('\n');
}

const seconds = (duration: number) => `${(duration / 1000).toFixed(0)} s`;
