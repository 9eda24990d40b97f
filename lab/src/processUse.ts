import { readFile } from 'node:fs/promises';

/** Length of a tick, and bytes of a page of memory, in `/proc/<pid>/stat`: Linux says 100 a second to every program. */
const tickMs = 10;
const pageBytes = 4096;

/** What processes use, as Linux tells it. */
export interface ProcessUse {
  /** Resident memory (MB). */
  readonly megabytes: number;
  /** Processor time since the start (ms). */
  readonly processorMs: number;
}

/** What those use that a process has started, and not it itself: npm, or nginx's master, which only wait. */
export async function useOfStarted(pid: number): Promise<ProcessUse> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  const uses = await Promise.all(children.flatMap((child) => [ownUse(child), useOfStarted(child)]));
  const sum = (figure: keyof ProcessUse) => uses.reduce((total, use) => total + use[figure], 0);
  return { megabytes: sum('megabytes'), processorMs: sum('processorMs') };
}

export async function ownUse(pid: number): Promise<ProcessUse> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; times and memory are the 12th, 13th and 22nd field after it (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const number = (field: number) => Number(fields[field - 1]);
  return { megabytes: (number(22) * pageBytes) / 2 ** 20, processorMs: (number(12) + number(13)) * tickMs };
}
