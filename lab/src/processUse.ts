import { readFile } from 'node:fs/promises';

/** Length of a tick in `/proc/<pid>/stat` (ms): Linux says 100 a second to every program. */
const tickMs = 10;

/** What processes use, as Linux tells it. */
export interface ProcessUse {
  /** Resident memory (MB). */
  readonly megabytes: number;
  /** Processor time since the start (ms). */
  readonly processorMs: number;
}

/** What a process and those that it started use. */
export async function processUse(pid: number): Promise<ProcessUse> {
  const [status, stat, started] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
    startedBy(pid),
  ]);
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = {
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    processorMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
  };
  return sum([own, ...(await Promise.all(started.map(processUse)))]);
}

/** What those use that a process has started, and not it itself: npm, or nginx's master, which only wait. */
export async function useOfStarted(pid: number): Promise<ProcessUse> {
  return sum(await Promise.all((await startedBy(pid)).map(processUse)));
}

async function startedBy(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

function sum(uses: readonly ProcessUse[]): ProcessUse {
  return {
    megabytes: uses.reduce((total, { megabytes }) => total + megabytes, 0),
    processorMs: uses.reduce((total, { processorMs }) => total + processorMs, 0),
  };
}
