import type { Job } from '../../testing/executeWorkflow';
import type { History } from './history';

/** Machine that a job's steps run on. */
export interface Place {
  /** Runs a line by the shell that GitHub gives it to. @throws Error with its output when it fails */
  run(line: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Fills a folder of the workspace, such as `.cache/builds`, from the caches of this checkout. */
  restore(folder: string): Promise<void>;
  /** For files of actions. */
  readonly home: string;
  /** Has a folder `24/bin` for each version that actions/setup-node installs. */
  readonly nodes: string;
  /** Folder of replaced programs. */
  readonly programs: string;
}

/** The first job's files are the start of the others, which find its `node_modules`. */
export interface Places {
  readonly history: History;
  of(job: Job): Promise<Place>;
  stop(): Promise<void>;
}

/** Replacements of programs, relative to the repository. */
export const programsFolder = 'tools/src/integration/pipelines/programs';

export const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Major version of Node in an image such as `node:24-bookworm`. */
export const nodeOf = ({ image }: Job): string | undefined => /^node:(\d+)-bookworm$/.exec(image)?.[1];
