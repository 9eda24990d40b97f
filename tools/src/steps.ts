import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runStep, StepError } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import { failuresIn } from './failuresIn';

/** What Turborepo writes of a run (https://turborepo.com/docs/reference/run#--summarize), as far as it is read here. */
interface RunSummary {
  readonly tasks: readonly {
    /** Such as `mfe-cart#unit`; of the repository itself `//#lint`. */
    readonly taskId: string;
    /** Relative to the repository. */
    readonly logFile: string;
    /** Null for a task without a command. */
    readonly execution: { readonly exitCode: number } | null;
  }[];
}

const summaries = inRoot('.turbo/runs');

/**
 * Has Turborepo run tasks (`turbo.jsonc`), two at a time, what has passed before with the same inputs from its cache. Goes on
 * after a failure, so that one run tells all there is to mend.
 *
 * @param tasks such as `lint` or `mfe-cart#unit`
 * @param args for Turborepo
 * @returns those that failed, and what in them does not hold, a line each
 * @throws StepError when it can't run any
 */
export async function runTasks(
  tasks: readonly string[],
  args: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  await rm(summaries, { recursive: true, force: true });
  const options = ['--continue=always', '--summarize', '--concurrency=2', '--output-logs=new-only', ...args];
  const env = {
    ...process.env,
    TESTED_NODE: process.version,
    // It would tell its makers what is run.
    TURBO_TELEMETRY_DISABLED: '1',
    // What npm says of a script that failed would hide what the script said.
    npm_config_loglevel: 'silent',
  };
  const failure = await runStep('npx', ['turbo', 'run', ...tasks, ...options], { env }).catch(
    (error: unknown) => error,
  );
  const [file] = await readdir(summaries).catch(() => []);
  if (!file) throw failure ?? new StepError('Turborepo has not said what it ran');
  const summary: RunSummary = JSON.parse(await readFile(path.join(summaries, file), 'utf8'));
  const failed = summary.tasks.filter(({ execution }) => execution && execution.exitCode !== 0);
  const told = failed.map(
    async ({ taskId, logFile }) =>
      [taskId.replace('//#', ''), failuresIn(await readFile(inRoot(logFile), 'utf8'))] as const,
  );
  return new Map(await Promise.all(told));
}
