import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/**
 * The same command on one processor, so that load and server don't take it from each other; as it is where the machine
 * has but one, or can't.
 */
export function onProcessor(number: 0 | 1, command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return canPin ? ['taskset', '-c', String(number), ...command] : command;
}
