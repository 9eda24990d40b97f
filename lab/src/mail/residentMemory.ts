import { readFile } from 'node:fs/promises';

/** What a process holds in memory, as Linux tells it. */
export async function residentMemory(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  return `${Math.round(kilobytes / 1024)} MB`;
}
