import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { replaceFile } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import type { Report } from './measurement';

/** When, of what and on what something was measured. */
export interface Circumstances {
  /** As it was typed. */
  readonly command: string;
  readonly date: Date;
  readonly commit: string;
  readonly machine: string;
}

/** To be asked before anything is measured or written. */
export function circumstances(command: string): Circumstances {
  return { command, date: new Date(), commit: commitHere(), machine: machineHere() };
}

/** The commit of the sources here, with `+` where they differ from it; `unknown` without git. */
function commitHere(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=8', 'HEAD');
  if (status !== 0) return 'unknown';
  return stdout.trim() + (git('status', '--porcelain').stdout.trim() === '' ? '' : '+');
}

function machineHere(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'processor'}, ${memory} GB of memory, Node ${process.versions.node}`;
}

/** A measurement as it is printed and kept: what it was made of comes first. */
export function documentOf({ title, blocks, instrument }: Report, made: Circumstances): string {
  const { command, date, commit, machine } = made;
  const facts = [date.toISOString().slice(0, 10), `commit ${commit}`, machine, ...(instrument ? [instrument] : [])];
  return `${[`# ${title}`, `\`${command}\`\\\n${facts.join('; ')}`, ...blocks].join('\n\n')}\n`;
}

/**
 * Keeps a document in the place of the run before. @returns path of the file
 *
 * @param name of the subcommand
 */
export async function keep(name: string, document: string, folder = inRoot('docs/measurements')): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.md`);
  await replaceFile(file, document);
  return file;
}

/** A table in Markdown that is one in a terminal as well: figures, all but the first column, are set to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [heading = '', ...lines] = rows.map((row) =>
    line(
      widths.map((width, column) =>
        column === 0 ? cell(row, column).padEnd(width) : cell(row, column).padStart(width),
      ),
    ),
  );
  const alignment = line(
    widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [heading, alignment, ...lines].join('\n');
}

const cell = (row: readonly string[], column: number) => row[column] ?? '';
