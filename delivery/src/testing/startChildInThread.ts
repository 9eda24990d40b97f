import { Worker } from 'node:worker_threads';
import { type Child, ChildEndedError, ChildError } from '../render/sandbox/startChild';
import { installed } from '../repository';

export * from '../render/sandbox/startChild';

/** Of one file of tests. */
const threads = new Set<Worker>();
afterAll(() => Promise.all([...threads].map((thread) => thread.terminate())));

/**
 * Stands for `startChild` in unit tests (`tools/jest.config.mjs`): the same program in a thread, which starts
 * sooner, and keeps nothing from anybody. What the process keeps is asked by `*.process.test.ts`, which have the real one.
 */
export async function startChild(): Promise<Child> {
  const thread = new Worker(installed('delivery', 'src', 'render', 'sandbox', 'child.mjs'), {
    env: {},
    stdin: true,
    stdout: true,
    stderr: true,
  });
  threads.add(thread);
  type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let over: Error | null = null;
  let rest = '';
  let last = 0;

  function end(reason = 'is no longer needed') {
    over ??= new ChildEndedError(reason);
    for (const { reject } of waiting.values()) reject(over);
    waiting.clear();
    void thread.terminate();
  }

  function hear(line: string) {
    const { id, result, error, asked = [], needs = [] } = JSON.parse(line);
    const question = waiting.get(id);
    waiting.delete(id);
    if (typeof error === 'string') question?.reject(new ChildError(error, asked, needs));
    else question?.resolve(result);
  }

  thread.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== 'ready') hear(line);
  });
  thread.stderr.on('data', (text: Buffer) => console.error(String(text)));
  thread.on('error', (error) => end(error.message));
  thread.on('exit', () => end('ended itself'));
  thread.unref();

  return {
    ask(message) {
      if (over) return Promise.reject(over);
      last += 1;
      const id = last;
      const answered = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      thread.stdin?.write(`${JSON.stringify({ ...message, id })}\n`);
      return answered;
    },
    end,
  };
}
