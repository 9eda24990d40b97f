import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { compileFunction, createContext, runInContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { type Child, childLimits, type Isolation, type Program, talk } from '../render/sandbox/startChild';
import { installed } from '../repository';

export * from '../render/sandbox/startChild';

const threads = new Set<Worker>();
afterAll(() => Promise.all([...threads].map((thread) => thread.terminate())));

/** Number of children so far that run code of releases. */
export let startedRenderers = 0;

/**
 * Replaces `startChild` in unit tests (`tools/jest.config.mjs`): a context of this process starts a hundred times sooner,
 * without isolation. Only pictures are drawn in a thread.
 */
export function startChild(limits = childLimits, _isolation?: Isolation, program?: Program): Promise<Child> {
  const child = program ? drawingThread(program.file) : rendererInContext();
  return new Promise((resolve, reject) => {
    const link = talk(child as unknown as ChildProcess, limits, () => resolve(link), reject);
  });
}

function drawingThread(file: string) {
  const thread = new Worker(file, { env: {}, stdin: true, stdout: true, stderr: true });
  threads.add(thread);
  thread.on('exit', (code) => thread.emit('close', code, null));
  return Object.assign(thread, { kill: () => void thread.terminate() });
}

const renderer = readFileSync(installed('delivery', 'src', 'render', 'sandbox', 'child.mjs'), 'utf8').replace(
  /^import (.+) from (.+);$/gm,
  'const $1 = require($2);',
);

function rendererInContext() {
  startedRenderers += 1;
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const { nextTick, version, versions, platform, arch } = process;
  const context = createContext({
    ...{ Buffer, TextDecoder, TextEncoder, URL, URLSearchParams, setTimeout, clearTimeout, performance },
    process: { nextTick, version, versions, platform, arch },
  });
  const modules: Record<string, unknown> = {
    'node:fs': {
      read: (_descriptor: number, target: Buffer, offset: number, length: number, _at: null, done: Read) => {
        const take = () => {
          const chunk: Buffer | null = stdin.read();
          if (!chunk) return void stdin.once('readable', take);
          if (chunk.length > length) stdin.unshift(chunk.subarray(length));
          done(null, chunk.copy(target, offset, 0, length));
        };
        queueMicrotask(take);
      },
      writeSync: (descriptor: number, content: Buffer) => {
        (descriptor === 1 ? stdout : stderr).write(Buffer.from(content));
        return content.length;
      },
    },
    'node:vm': {
      compileFunction: (source: string, parameters: string[], { filename }: { filename: string }) =>
        compileFunction(source, parameters, { filename, parsingContext: context }),
    },
  };
  runInContext(`(require) => {${renderer}}`, context)((id: string) => modules[id] ?? jest.requireActual(id));
  return Object.assign(new EventEmitter(), { stdin, stdout, stderr, kill: () => true, unref: () => {} });
}

type Read = (error: null, bytes: number) => void;
