import type * as Parser from '@actions/workflow-parser';
import { type Contexts, child, evaluate, type Result, readWorkflow, tokenValue, type Workflow } from './githubWorkflow';

/** Step with evaluated expressions. */
export interface Step {
  readonly name: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

export interface Job {
  /** Prefixed by the caller's in a called workflow: `mfe-cart / release`. */
  readonly name: string;
  /** `node:24-bookworm`, or the runner's name, such as `ubuntu-24.04`. */
  readonly image: string;
}

export interface JobReport {
  readonly job: string;
  readonly result: Result;
  /** Steps that ran, including failed ones. */
  readonly steps: readonly (Step & { readonly result: Result })[];
}

/** @throws Error when the step fails */
export type Execute = (step: Step, job: Job) => Promise<void> | void;

type ParsedJob = Extract<Parser.WorkflowTemplate['jobs'][number], { type: 'job' }>;
type Call = Extract<Parser.WorkflowTemplate['jobs'][number], { type: 'reusableWorkflowJob' }>;

/** A failed step skips later steps and dependent jobs, unless their condition says otherwise. */
export async function executeWorkflow(
  workflow: Workflow,
  contexts: Contexts,
  execute: Execute,
  caller = '',
): Promise<readonly JobReport[]> {
  const reports: JobReport[] = [];
  const resultOf = (job: string): Result => {
    const results = reports.filter((it) => it.job === caller + job || it.job.startsWith(`${caller}${job} / `));
    return results.find(({ result }) => result !== 'success')?.result ?? 'success';
  };
  for (const job of workflow.template.jobs) {
    const needed = (job.needs ?? []).map(({ value }) => ({ job: value, result: resultOf(value) }));
    const needs = Object.fromEntries(needed.map((it) => [it.job, { result: it.result }]));
    const ofJob = { ...contexts, needs, matrix: {}, env: {} };
    const results = needed.map(({ result }) => result);
    if (!evaluate(job.if.expression, ofJob, results)) {
      reports.push({ job: caller + job.id.value, result: 'skipped', steps: [] });
    } else if (job.type === 'job') {
      const strategy = tokenValue(job.strategy, ofJob) as { matrix?: Record<string, readonly unknown[]> } | undefined;
      for (const matrix of combinations(strategy?.matrix ?? {}))
        reports.push(await executeJob(workflow, job, { ...ofJob, matrix }, execute, caller));
    } else {
      reports.push(...(await callWorkflow(job, contexts, execute)));
    }
  }
  return reports;
}

/** Runs a workflow of this repository, without the caller's environment variables. */
async function callWorkflow(job: Call, contexts: Contexts, execute: Execute): Promise<readonly JobReport[]> {
  const called = await readWorkflow(job.ref.value);
  const inputs = Object.keys(called.template.events.workflow_call?.inputs ?? {}).map((name) => {
    const value = child(called.file, 'on', 'workflow_call', 'inputs', name, 'default');
    return [name, tokenValue(value, contexts) ?? ''];
  });
  const passed = { ...Object.fromEntries(inputs), ...(tokenValue(job['input-values'], contexts) as object) };
  const secrets = job['inherit-secrets'] ? contexts.secrets : tokenValue(job['secret-values'], contexts);
  const own = { ...contexts, inputs: passed, secrets: (secrets ?? {}) as Record<string, unknown> };
  return executeWorkflow(called, own, execute, `${job.id.value} / `);
}

async function executeJob(
  { template, file }: Workflow,
  job: ParsedJob,
  contexts: Contexts,
  execute: Execute,
  caller: string,
): Promise<JobReport> {
  const id = job.id.value;
  const inJob = { ...contexts, github: { ...contexts.github, job: id } };
  const container = tokenValue(job.container, inJob);
  const image = typeof container === 'object' ? (container as { image?: unknown } | null)?.image : container;
  const place: Job = {
    name: caller + id,
    image: String(image ?? tokenValue(job['runs-on'], inJob)),
  };
  const env = { ...texts(tokenValue(template.env, inJob)), ...texts(tokenValue(job.env, inJob)) };
  const done: JobReport['steps'][number][] = [];
  for (const [index, token] of job.steps.entries()) {
    if (!('run' in token || 'uses' in token)) throw new Error(`Step ${index + 1} of ${id} is of an unknown kind`);
    const inStep = { ...inJob, env };
    const results = done.map(({ result }) => result);
    if (!evaluate(token.if.expression, inStep, results)) continue;
    const inputs = child(file, 'jobs', id, 'steps', index, 'with');
    const action = 'run' in token ? { run: String(tokenValue(token.run, inStep)) } : { uses: token.uses.value };
    const step = {
      name: String(tokenValue(token.name, inStep) ?? action.run ?? action.uses),
      ...action,
      with: texts(tokenValue(inputs, inStep)),
      env: { ...env, ...texts(tokenValue(token.env, inStep)) },
    };
    done.push({ ...step, result: await resultOf(step, place, execute) });
  }
  const result = done.some((it) => it.result === 'failure') ? 'failure' : 'success';
  return { job: place.name, result, steps: done };
}

async function resultOf(step: Step, job: Job, execute: Execute): Promise<Result> {
  try {
    await execute(step, job);
    return 'success';
  } catch (error) {
    console.error(`${job.name}: ${step.name}\n${(error as Error).message}`);
    return 'failure';
  }
}

function combinations(matrix: Readonly<Record<string, readonly unknown[]>>): readonly Record<string, unknown>[] {
  let all: readonly Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(matrix))
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  return all;
}

function texts(values: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, String(value ?? '')]));
}
