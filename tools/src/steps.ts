import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runStep } from '@site/delivery/cli';
import { type BuiltPackage, inRoot } from '@site/delivery/repository';
import { textTable } from '@site/shared/terminal';

export interface StepResult {
  /** `@site/mfe-cart: unit`, or `lint` for the whole repository. */
  readonly name: string;
  readonly isPassed: boolean;
  readonly isCached: boolean;
  /** ms */
  readonly duration: number;
  /** Failed tests; for a passed step, tests that needed a second attempt. */
  readonly failures: readonly string[];
}

/** https://turborepo.com/docs/reference/run#--summarize */
export interface RunSummary {
  readonly tasks: readonly {
    readonly task: string;
    /** `//` for the whole repository. */
    readonly package: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
    readonly execution: { readonly startTime: number; readonly endTime: number; readonly exitCode: number } | null;
  }[];
}

export const quick = ['lint', 'types', 'imports', '@site/tools#unused', '@site/tools#shared-api'] as const;

interface Proof {
  readonly force: boolean;
  readonly names?: readonly BuiltPackage[];
  /** Such as `2/3`. */
  readonly shard?: string | undefined;
  readonly before?: Promise<void>;
}

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
      // A later stage lists its dependencies again, from the cache.
      if (!results.has(result.name)) results.set(result.name, result);
    }
    await before;
  }
  const where = `on Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  console.log(`\nSteps of ${called}, ${where}:\n${summaryOf([...results.values()], performance.now() - started)}`);
  process.exit([...results.values()].every(({ isPassed }) => isPassed) ? 0 : 1);
}

const summaries = inRoot('.turbo/runs');

/** Continues after a failure. @param tasks such as `@site/mfe-cart#unit` @param args after `--`: for the tasks */
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
    TURBO_TELEMETRY_DISABLED: '1',
    // npm's message after a failed script would hide the script's.
    npm_config_loglevel: 'silent',
  };
  const output: string[] = [];
  const failure = await runStep('npx', ['turbo', 'run', ...tasks, ...options], { env }, (text) =>
    output.push(text),
  ).catch((error: unknown) => error);
  const [file] = await readdir(summaries).catch(() => []);
  if (!file) throw failure ?? new Error('Turborepo wrote no summary');
  return resultsOf(JSON.parse(await readFile(path.join(summaries, file), 'utf8')), output.join(''));
}

/** @param output of Turborepo: each line begins with package and task */
export function resultsOf({ tasks }: RunSummary, output: string): readonly StepResult[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return tasks.flatMap(({ task, package: owner, cache, execution }) => {
    if (!execution) return [];
    const { startTime, endTime, exitCode } = execution;
    const isPassed = exitCode === 0;
    const mark = `${owner}:${task}: `;
    const own = lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
    return {
      name: owner === '//' ? task : `${owner}: ${task}`,
      isPassed,
      isCached: cache.status === 'HIT',
      duration: endTime - startTime,
      failures: isPassed && !own.some((line) => secondAttempt.test(line)) ? [] : failuresIn(own.join('\n')),
    };
  });
}

/** Printed last, so that a truncated log still has it. */
export function summaryOf(results: readonly StepResult[], duration: number): string {
  const failed = results.filter(({ isPassed }) => !isPassed);
  const steps = results.map((step) => [
    step.isPassed ? 'passed' : 'FAILED',
    step.isCached ? 'cached' : seconds(step.duration),
    step.name,
  ]);
  const failures = results.flatMap((step) => {
    if (step.isPassed && step.failures.length === 0) return [];
    const title = step.isPassed ? `${step.name}, passed at the second attempt:` : `${step.name}:`;
    return [title, ...step.failures.map((line) => `  ${line}`)];
  });
  const end = `${results.length - failed.length} passed, ${failed.length} failed, in ${seconds(duration)}`;
  return [textTable(steps), ...failures, end].join('\n');
}

const seconds = (duration: number) => `${(duration / 1000).toFixed(0)} s`;

/** Lines of Jest, of Playwright, and of `site conform`. */
const failedTest = /^(?:FAIL .+|● (?!Console$).+|LOGGING RETRY ERRORS .+|\d+\) \[[\w -]+\] › .+|R\d+ {2}\S.+)$/;

const secondAttempt = /^ *(?:\d+ flaky$|LOGGING RETRY ERRORS )/;

const lastLines = 5;

const linesOfReason = 8;

/** Failed tests in an output without colours; without any, its last lines. */
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
      (it) => failedTest.test(it) || /^(?:>? *\d+ \||at |Summary |Tests: |\d+ (?:failed|flaky)$)/.test(it),
    );
    // Both programs repeat failures in short form at the end.
    if (!tests.has(line))
      tests.set(
        line,
        (end < 0 ? reason : reason.slice(0, end)).map((it) => `  ${it}`),
      );
  }
  return tests.size > 0 ? [...tests].flat(2) : lines.slice(-lastLines);
}
