import { readFile } from 'node:fs/promises';

/** Length of a tick in `/proc/<pid>/stat` (ms): Linux says 100 a second to every program. */
const tickMs = 10;

/** What a process and those that it started use, as Linux tells it. */
export interface ProcessUse {
  /** Resident memory (MB). */
  readonly megabytes: number;
  /** Processor time since the start (ms). */
  readonly processorMs: number;
}

export async function processUse(pid: number): Promise<ProcessUse> {
  const [status, stat, children] = await Promise.all(
    ['status', 'stat', `task/${pid}/children`].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
  );
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it (proc(5)).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  let megabytes = Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1]) / 1024;
  let processorMs = (Number(fields[11]) + Number(fields[12])) * tickMs;
  for (const child of (children ?? '').split(' ').filter(Boolean)) {
    const used = await processUse(Number(child));
    megabytes += used.megabytes;
    processorMs += used.processorMs;
  }
  return { megabytes, processorMs };
}
