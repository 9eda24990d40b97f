import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runStep } from '@site/delivery/cli';
import { type BuiltPackage, inRoot } from '@site/delivery/repository';
import { textTable } from '@site/shared/terminal';

export interface StepResult {
  /** Such as `mfe-cart: unit`; of the repository itself `lint`. */
  readonly name: string;
  readonly isPassed: boolean;
  /** It had passed before, with the same inputs, and was not run again. */
  readonly isCached: boolean;
  /** What it took, ms. */
  readonly duration: number;
  /** What in it does not hold, a line each. */
  readonly failures: readonly string[];
}

/** What Turborepo writes of a run (https://turborepo.com/docs/reference/run#--summarize), as far as it is read here. */
export interface RunSummary {
  readonly tasks: readonly {
    readonly task: string;
    /** `//` for the repository itself. */
    readonly package: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
    /** Null for a task without a command. */
    readonly execution: { readonly startTime: number; readonly endTime: number; readonly exitCode: number } | null;
  }[];
}

/** The static checks. */
export const quick = ['lint', 'types', 'imports', 'tools#unused', 'tools#shared-api'] as const;

interface Proof {
  /** Nothing from the cache. */
  readonly force: boolean;
  /** The only packages whose browser tests are run. */
  readonly names?: readonly BuiltPackage[];
  /** Which part of the later stages, such as `2/3`. */
  readonly shard?: string | undefined;
  /** What the second stage needs. */
  readonly before?: Promise<void>;
}

/**
 * Runs tasks side by side, stage after stage, prints how each ended and ends this process.
 *
 * @param stages for `runTasks`
 */
export async function proveAndExit(
  called: string,
  stages: readonly (readonly string[])[],
  { force, names = [], shard, before }: Proof,
): Promise<void> {
  const started = performance.now();
  const results = new Map<string, StepResult>();
  for (const [index, tasks] of stages.entries()) {
    const args = [...(force ? ['--force'] : []), ...(shard && index > 0 ? ['--', `--shard=${shard}`] : [])];
    for (const result of await runTasks(tasks, args, names)) {
      // What a later stage depends on was run in an earlier one.
      if (!results.has(result.name)) results.set(result.name, result);
    }
    await before;
  }
  const where = `on Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  console.log(`\nSteps of ${called}, ${where}:\n${summaryOf([...results.values()], performance.now() - started)}`);
  process.exit([...results.values()].every(({ isPassed }) => isPassed) ? 0 : 1);
}

const summaries = inRoot('.turbo/runs');

/**
 * Has Turborepo run tasks (`turbo.jsonc`), two at a time, what has passed before with the same inputs from its cache. Goes on
 * after a failure, so that one run tells all there is to mend.
 *
 * @param tasks such as `lint` or `mfe-cart#unit`
 * @param args for Turborepo and, after `--`, for the tasks
 * @param names the only packages whose browser tests are run
 * @throws Error when it can't run any
 */
async function runTasks(
  tasks: readonly string[],
  args: readonly string[],
  names: readonly BuiltPackage[],
): Promise<readonly StepResult[]> {
  await rm(summaries, { recursive: true, force: true });
  const options = ['--continue=always', '--summarize', '--concurrency=2', '--output-logs=new-only', ...args];
  const env = {
    ...process.env,
    TESTED_NODE: process.version,
    ...(names.length > 0 && { TESTED_PACKAGES: names.join('|') }),
    // It would tell its makers what is run.
    TURBO_TELEMETRY_DISABLED: '1',
    // What npm says of a script that failed would hide what the script said.
    npm_config_loglevel: 'silent',
  };
  const output: string[] = [];
  const failure = await runStep('npx', ['turbo', 'run', ...tasks, ...options], { env }, (text) =>
    output.push(text),
  ).catch((error: unknown) => error);
  const [file] = await readdir(summaries).catch(() => []);
  if (!file) throw failure ?? new Error('Turborepo has not said what it ran');
  return resultsOf(JSON.parse(await readFile(path.join(summaries, file), 'utf8')), output.join(''));
}

/** @param output what Turborepo printed: each line of a task begins with its package and its name */
export function resultsOf({ tasks }: RunSummary, output: string): readonly StepResult[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return tasks.flatMap(({ task, package: owner, cache, execution }) => {
    if (!execution) return [];
    const { startTime, endTime, exitCode } = execution;
    const isPassed = exitCode === 0;
    const mark = `${owner}:${task}: `;
    const said = lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
    return {
      name: owner === '//' ? task : `${owner}: ${task}`,
      isPassed,
      isCached: cache.status === 'HIT',
      duration: endTime - startTime,
      failures: isPassed ? [] : failuresIn(said.join('\n')),
    };
  });
}

/**
 * A line for each step, what failed in which, and how long all of them took, which is less than their sum. It comes last,
 * where a log that is cut still has it.
 */
export function summaryOf(results: readonly StepResult[], duration: number): string {
  const failed = results.filter(({ isPassed }) => !isPassed);
  const steps = results.map((step) => [
    step.isPassed ? 'passed' : 'FAILED',
    step.isCached ? 'cached' : seconds(step.duration),
    step.name,
  ]);
  const failures = failed.flatMap((step) => [`${step.name}:`, ...step.failures.map((line) => `  ${line}`)]);
  const end = `${results.length - failed.length} passed, ${failed.length} failed, in ${seconds(duration)}`;
  return [textTable(steps), ...failures, end].join('\n');
}

const seconds = (duration: number) => `${(duration / 1000).toFixed(0)} s`;

/** Lines by which Jest and Playwright begin to tell of a test that failed. */
const failedTest = /^(?:FAIL .+|● (?!Console$).+|\d+\) \[[\w -]+\] › .+)$/;

/** Lines that are shown of what names no test. */
const lastLines = 5;

/** Lines that are shown of why a test failed: what was expected, and what came. */
const linesOfReason = 8;

/**
 * What failed, out of what a program printed: the names of tests, each once, with the reason; where it names none, its last
 * lines.
 *
 * @param output without colours
 * @returns without the rules around them, reasons indented
 */
export function failuresIn(output: string): readonly string[] {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/[─\s]+$/, '').trim())
    .filter(Boolean);
  const tests = new Map<string, readonly string[]>();
  for (const [index, line] of lines.entries()) {
    if (!failedTest.test(line)) continue;
    const reason = line.startsWith('FAIL ') ? [] : lines.slice(index + 1, index + 1 + linesOfReason);
    const end = reason.findIndex(
      (it) => failedTest.test(it) || /^(?:>? *\d+ \||at |Summary |Tests: |\d+ failed$)/.test(it),
    );
    // Both programs tell again, at the end, what failed: shorter.
    if (!tests.has(line))
      tests.set(
        line,
        (end < 0 ? reason : reason.slice(0, end)).map((it) => `  ${it}`),
      );
  }
  return tests.size > 0 ? [...tests].flat(2) : lines.slice(-lastLines);
}
