import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { replaceFile } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import type { Report } from './measurement';

export interface Conditions {
  readonly command: string;
  readonly date: Date;
  readonly commit: string;
  readonly machine: string;
}

/** Call before measuring, which may change files. Commit `unknown` without git, with `+` for changed sources. */
export function conditionsOf(command: string): Conditions {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).stdout?.trim();
  const commit = `${git('rev-parse', '--short=8', 'HEAD') || 'unknown'}${git('status', '--porcelain') ? '+' : ''}`;
  const memory = Math.round(totalmem() / 2 ** 30);
  const processors = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`;
  const machine = `${processors}, ${memory} GB of memory, Node ${process.versions.node}`;
  return { command, date: new Date(), commit, machine };
}

export function documentOf({ title, blocks, instrument }: Report, conditions: Conditions): string {
  const { command, date, commit, machine } = conditions;
  const facts = [date.toISOString().slice(0, 10), `commit ${commit}`, machine, ...(instrument ? [instrument] : [])];
  return `${[`# ${title}`, `\`${command}\`\\\n${facts.join('; ')}`, ...blocks].join('\n\n')}\n`;
}

export async function save(name: string, document: string, folder = inRoot('docs/measurements')): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.md`);
  await replaceFile(file, document);
  return file;
}

export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cell: (width: number, column: number) => string) => `| ${widths.map(cell).join(' | ')} |`;
  const [heading = '', ...lines] = rows.map((row) =>
    line((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))),
  );
  const alignment = line((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [heading, alignment, ...lines].join('\n');
}
