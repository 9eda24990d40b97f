/** A command, and how long it took until it ended or, of a server, answered. */
export interface TimedCommand {
  readonly line: string;
  readonly seconds: number;
}

/** The commands as a table in Markdown, with their sum. */
export function table(commands: readonly TimedCommand[]): string {
  const sum = commands.reduce((total, { seconds }) => total + seconds, 0);
  return [
    '| command | seconds |',
    '| --- | ---: |',
    ...commands.map(({ line, seconds }) => `| \`${line}\` | ${seconds.toFixed(1)} |`),
    `| ${commands.length} commands | ${sum.toFixed(1)}, ${(sum / 60).toFixed(1)} min |`,
  ].join('\n');
}
