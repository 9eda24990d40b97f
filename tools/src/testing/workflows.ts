import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '@site/delivery/repository';
import { parse } from 'yaml';

/** Folder that GitHub reads pipelines from, relative to the repository. */
export const workflowsFolder = '.github/workflows';

/** One of GitHub's pipelines (https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax), as far as the tests look at it. */
export interface Workflow {
  /** Name of its file. */
  readonly file: string;
  readonly text: string;
  readonly on: {
    readonly push?: Filters;
    readonly pull_request?: Filters | null;
    readonly workflow_dispatch?: { readonly inputs: { readonly action: { readonly options: readonly string[] } } };
  };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Filters {
  readonly branches?: readonly string[];
  readonly paths?: readonly string[];
}

interface Job {
  /** A reusable workflow that stands for its steps. */
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly container?: string;
  readonly needs?: string;
  readonly strategy?: { readonly matrix: { readonly node?: readonly number[]; readonly part?: readonly number[] } };
  readonly steps?: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

export async function readWorkflows(): Promise<readonly Workflow[]> {
  const files = (await readdir(inRoot(workflowsFolder))).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(inRoot(workflowsFolder, file), 'utf8');
      return { file, text, ...parse(text) };
    }),
  );
}

export const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps);
