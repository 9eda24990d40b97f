/** A command, and what it took. */
export interface TimedCommand {
  readonly line: string;
  /** Seconds until it ended or, of a server, answered. */
  readonly seconds: number;
  /** Seconds of processor, of all processes that it started until it ended. */
  readonly processor: number;
}

/** A command that tells at its end, also when it is interrupted, how much of the processor it took. */
export const tellingTimes = (line: string): string => `trap : INT; ${line}; code=$?; times >&2; exit $code`;

/**
 * Reads what `times` has printed: user and system, of the shell and of what it started
 * (https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#times).
 *
 * @returns seconds of processor, of what it started
 */
export function processorSeconds(printed: string): number {
  const parts = [...printed.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** The commands as a table in Markdown, with their sum. */
export function table(commands: readonly TimedCommand[]): string {
  const sum = (of: 'seconds' | 'processor') => commands.reduce((total, command) => total + command[of], 0);
  const both = [sum('seconds'), sum('processor')];
  return [
    '| command | seconds | of processor |',
    '| --- | ---: | ---: |',
    ...commands.map(
      ({ line, seconds, processor }) => `| \`${line}\` | ${seconds.toFixed(1)} | ${processor.toFixed(1)} |`,
    ),
    `| ${commands.length} commands, minutes | ${both.map((it) => (it / 60).toFixed(1)).join(' | ')} |`,
  ].join('\n');
}
