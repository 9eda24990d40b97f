import type { ChildProcess } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { type Child, childLimits, type Isolation, type Program, talk } from '../render/sandbox/startChild';
import { installed } from '../repository';

export * from '../render/sandbox/startChild';

const threads = new Set<Worker>();
afterAll(() => Promise.all([...threads].map((thread) => thread.terminate())));

/** Replaces `startChild` in unit tests (`tools/jest.config.mjs`): a thread starts sooner, without isolation. */
export function startChild(limits = childLimits, _isolation?: Isolation, program?: Program): Promise<Child> {
  const file = program?.file ?? installed('delivery', 'src', 'render', 'sandbox', 'child.mjs');
  const thread = new Worker(installed('delivery', 'src', 'testing', 'programInThread.mjs'), {
    ...{ env: {}, stdin: true, stdout: true, stderr: true, workerData: file },
  });
  threads.add(thread);
  thread.on('exit', (code) => thread.emit('close', code, null));
  const child = Object.assign(thread, { kill: () => void thread.terminate() }) as unknown as ChildProcess;
  return new Promise((resolve, reject) => {
    const link = talk(child, limits, () => resolve(link), reject);
  });
}
