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

/** To be asked before anything is measured or written. Without git the commit is `unknown`; `+` says that sources differ. */
export function circumstances(command: string): Circumstances {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).stdout?.trim();
  const commit = `${git('rev-parse', '--short=8', 'HEAD') || 'unknown'}${git('status', '--porcelain') ? '+' : ''}`;
  const memory = Math.round(totalmem() / 2 ** 30);
  const processors = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`;
  const machine = `${processors}, ${memory} GB of memory, Node ${process.versions.node}`;
  return { command, date: new Date(), commit, machine };
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
  const line = (cell: (width: number, column: number) => string) => `| ${widths.map(cell).join(' | ')} |`;
  const [heading = '', ...lines] = rows.map((row) =>
    line((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))),
  );
  const alignment = line((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [heading, alignment, ...lines].join('\n');
}
