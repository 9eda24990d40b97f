import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { oneLine } from '@site/shared/terminal';
import * as v from 'valibot';
import { installed } from '../../repository';

/** ms for one answer; ms for all, plus `each` for every answer; bytes likewise, and of standard error. */
export const childLimits = {
  ...{ answer: 15_000, total: 30_000, each: 60 },
  ...{ bytes: 32 * 2 ** 20, totalBytes: 64 * 2 ** 20, eachBytes: 100_000 },
  stderrBytes: 2 ** 20,
};

/** Longest error or line on standard error that is passed on. */
export const textCharacters = 4000;

type ChildLimits = Readonly<Omit<typeof childLimits, 'totalBytes' | 'eachBytes'>> &
  Partial<Pick<typeof childLimits, 'totalBytes' | 'eachBytes'>>;

/** MiB of JavaScript's heap; KiB of all memory (`ulimit -d`); s of processor time. */
const heap = 1024;
const memory = 1.75 * 2 ** 20;
const processorTime = 900;

export interface Message {
  readonly kind: string;
  readonly [name: string]: unknown;
}

export interface Child {
  /** @throws ChildError for the code's error; Error for an ended process or an exceeded limit */
  ask(message: Message): Promise<unknown>;
  end(reason?: string): void;
}

export class ChildError extends Error {
  override name = 'ChildError';

  constructor(
    message: string,
    readonly asked: readonly string[],
    readonly needs: readonly string[],
  ) {
    super(message);
  }
}

/**
 * `namespaces`: bubblewrap, without network, other processes or rights. `descriptors`: no new descriptor, so no socket
 * (`prlimit`), and Node's permissions (https://nodejs.org/api/permissions.html). `permissions`: only these.
 */
export type Isolation = 'namespaces' | 'descriptors' | 'permissions';

export interface Program {
  readonly file: string;
  /** Folder of native packages, which also read the system's libraries and fonts. */
  readonly modules?: string;
}

/** Node's permissions do not follow links. */
const renderer = (): Program => ({
  file: realpathSync(installed('delivery', 'src', 'render', 'sandbox', 'child.mjs')),
});

const systemFolders = ['/usr/lib', '/lib', '/lib64', '/usr/share/fonts', '/usr/local/share/fonts', '/etc/fonts'];

let usual: Isolation | undefined;

/** `RENDER_SANDBOX=required` accepts only the strongest. @throws Error without any isolation */
export async function startChild(
  limits: ChildLimits = childLimits,
  isolation = usual,
  program = renderer(),
): Promise<Child> {
  if (isolation) return started(isolation, limits, program);
  try {
    const child = await started('namespaces', limits, program);
    usual = 'namespaces';
    return child;
  } catch (error) {
    const reason = `no bubblewrap with user namespaces here (${(error as Error).message})`;
    if (process.env.RENDER_SANDBOX === 'required') throw new Error(`Releases can’t be rendered: ${reason}`);
    const child = await started('descriptors', limits, program).catch(() => null);
    const means = child ? 'permissions and no new descriptors' : 'permissions alone';
    if (!usual) console.error(`Releases are rendered with Node’s ${means}: ${reason}.`);
    usual = child ? 'descriptors' : 'permissions';
    return child ?? started(usual, limits, program);
  }
}

export async function probeIsolation(): Promise<Isolation | undefined> {
  (await startChild()).end();
  return usual;
}

function commandOf(isolation: Isolation, { file, modules }: Program): readonly string[] {
  const hasOwnName = process.allowedNodeEnvironmentFlags.has('--permission');
  const flags = [hasOwnName ? '--permission' : '--experimental-permission', '--no-warnings'];
  const node = (visible: string, packages: string) => [
    ...[process.execPath, ...flags, `--allow-fs-read=${visible}`],
    ...(modules ? ['--allow-addons', `--allow-fs-read=${packages}/`] : []),
    // A release could replace a function of the program (`JSON.parse`) by `eval`, and so use its right to `import()`.
    ...['--disallow-code-generation-from-strings', `--max-old-space-size=${heap}`, visible],
  ];
  if (isolation !== 'namespaces') return node(file, modules ?? '');
  const read = [process.execPath, ...libraries(), ...(modules ? systemFolders.filter(existsSync) : [])];
  const visible = [
    // Temporary files of native packages end with the process. Node itself may be in this folder.
    ...(modules
      ? ['--tmpfs', '/tmp', '--setenv', 'XDG_CACHE_HOME', '/tmp', '--ro-bind', modules, '/node_modules']
      : []),
    ...read.flatMap((each) => ['--ro-bind', each, each]),
  ];
  return [
    ...'bwrap --unshare-all --uid 65534 --gid 65534 --cap-drop ALL --clearenv --new-session --die-with-parent'.split(
      ' ',
    ),
    ...[...visible, '--ro-bind', file, '/child.mjs', '--remount-ro', '/', '--chdir', '/'],
    ...node('/child.mjs', '/node_modules'),
  ];
}

let known: readonly string[] | undefined;

function libraries(): readonly string[] {
  if (!known) {
    const { report } = process;
    Object.assign(report, { excludeNetwork: true });
    const { sharedObjects } = report.getReport() as unknown as { readonly sharedObjects: readonly string[] };
    known = sharedObjects.filter((file) => path.isAbsolute(file) && !/node_modules|\.node$/.test(file));
  }
  return known;
}

function started(isolation: Isolation, limits: ChildLimits, program: Program): Promise<Child> {
  const command = commandOf(isolation, program);
  // The shell skips a limit that the system does not support. Windows has no such shell.
  const limited = `ulimit -c 0; ulimit -d ${memory}; ulimit -t ${processorTime}; exec env -i "$@"`;
  const [file = '', ...args] = process.platform === 'win32' ? command : ['/bin/sh', '-c', limited, 'sh', ...command];
  const child = spawn(file, args, { env: {}, cwd: '/' });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => link.end('does not start'), limits.answer);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      then();
    };
    const link = talk(
      child,
      limits,
      () =>
        settle(() => {
          if (isolation !== 'descriptors') return resolve(link);
          // Native packages open libraries and fonts when first used.
          limitDescriptors(child.pid, program.modules ? 512 : 0).then(
            () => resolve(link),
            (error) => link.end(error.message),
          );
        }),
      (error) => settle(() => reject(error)),
    );
  });
}

/** Open descriptors stay open. */
const limitDescriptors = (pid = 0, most: number) =>
  promisify(execFile)('prlimit', [`--pid=${pid}`, `--nofile=${most}:${most}`], { timeout: 5_000 });

/** A line that answers no request ends the process. */
export function talk(
  child: ChildProcess,
  limits: ChildLimits,
  onReady: () => void,
  onFailure: (error: Error) => void,
): Child {
  type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let over: Error | null = null;
  let parts: Buffer[] = [];
  let bytes = 0;
  let received = 0;
  let last = 0;
  let stderr = '';
  let stderrBytes = 0;
  let spent = 0;
  let isReady = false;

  function end(reason: string) {
    over ??= new Error(reason);
    child.kill('SIGKILL');
    onFailure(over);
    for (const { reject } of waiting.values()) reject(over);
    waiting.clear();
  }

  function receive(line: string) {
    if (line === 'ready' && !isReady) {
      isReady = true;
      return onReady();
    }
    const answer = parsed(line);
    const question = answer && waiting.get(answer.id);
    if (!question) return end('wrote unrequested output');
    waiting.delete(answer.id);
    const { result, error, asked, needs } = answer;
    if (error === undefined) question.resolve(result);
    else question.reject(new ChildError(oneLine(error.slice(0, textCharacters)), asked, needs));
  }

  child.stdout?.on('data', (chunk: Buffer) => {
    if (over) return;
    bytes += chunk.length;
    received += chunk.length;
    if (isReady && waiting.size === 0) return end('wrote unrequested output');
    if (bytes > limits.bytes) return end(`answered with more than ${limits.bytes} bytes`);
    const { totalBytes = Number.POSITIVE_INFINITY, eachBytes = 0 } = limits;
    if (received > totalBytes + eachBytes * last) return end('answered with too many bytes in total');
    parts.push(chunk);
    if (!chunk.includes(10)) return;
    const lines = Buffer.concat(parts).toString().split('\n');
    parts = [Buffer.from(lines.pop() ?? '')];
    bytes = parts[0]?.length ?? 0;
    for (const line of lines) if (!over) receive(line);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (over) return;
    stderrBytes += chunk.length;
    if (stderrBytes > limits.stderrBytes) return end(`wrote more than ${limits.stderrBytes} bytes to stderr`);
    const text = oneLine(String(chunk).slice(0, textCharacters).trim());
    if (isReady && stderr.length < 64_000) console.error(`A release writes: ${text}`);
    stderr += text.slice(0, 64_000 - stderr.length);
  });
  child.stdin?.on('error', () => {});
  child.on('error', (error) => end(error.message));
  child.on('close', (code, signal) => end(`ended itself (${signal ?? code})${stderr && `: ${stderr.slice(-300)}`}`));
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as { unref?: () => void } | null)?.unref?.();

  return {
    ask(message) {
      if (over) return Promise.reject(over);
      last += 1;
      const id = last;
      const asked = performance.now();
      const answered = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      const timer = setTimeout(() => end(`took longer than ${limits.answer / 1000} s`), limits.answer);
      child.stdin?.write(`${JSON.stringify({ ...message, id })}\n`);
      return answered.finally(() => {
        clearTimeout(timer);
        spent += performance.now() - asked;
        if (spent > limits.total + limits.each * last) end(`exceeded ${limits.total / 1000} s in total`);
      });
    },
    end: (reason = 'is no longer needed') => end(reason),
  };
}

const texts = v.optional(v.array(v.string()), []);
const answerSchema = v.object({
  id: v.number(),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  asked: texts,
  needs: texts,
});

function parsed(line: string): v.InferOutput<typeof answerSchema> | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), line);
  return success ? output : null;
}
