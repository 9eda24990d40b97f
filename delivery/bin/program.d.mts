import type { ChildProcess, ExecFileOptions, SpawnOptions } from 'node:child_process';

export function commandLine(
  program: string,
  args: readonly string[],
  system?: Pick<NodeJS.Process, 'platform' | 'execPath' | 'env'>,
): [file: string, args: readonly string[]];

export function startProgram(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;

export function runProgram(
  program: string,
  args: readonly string[],
  options?: ExecFileOptions,
): Promise<{ readonly stdout: string; readonly stderr: string }>;

export function startGroup(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): { readonly child: ChildProcess; end(signal: NodeJS.Signals): void };
