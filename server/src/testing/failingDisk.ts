import fs, { type FileHandle } from 'node:fs/promises';

/** `stops`: as if the process were killed in the middle of a write. */
export type DiskFailure = 'stops' | 'fails once' | 'is full' | 'is read-only';

type Call = (...args: unknown[]) => Promise<unknown>;

const codes = { 'fails once': 'EIO', 'is full': 'ENOSPC', 'is read-only': 'EROFS' };

/** Steps are this process's calls that write, in order. Nothing is flushed. */
export async function failDisk(how: DiskFailure, step: number, folder: string) {
  let count = 0;
  let fail = () => {};
  const hasFailed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const spies: { mockRestore(): void }[] = [];

  async function take(needsSpace: boolean, half: () => Promise<unknown>) {
    count += 1;
    if (how === 'fails once' ? count !== step : count < step) return;
    if (how === 'is full' && !needsSpace) return;
    fail();
    if (count === step) await half();
    if (how === 'stops') await new Promise(() => {});
    else throw Object.assign(new Error(`${codes[how]}: the disk ${how}`), { code: codes[how] });
  }

  function intercept(target: object, name: string, call: (real: Call, args: unknown[]) => Promise<unknown>) {
    const methods = target as Record<string, Call>;
    const real = methods[name];
    if (!real) throw new Error(`No ${name}`);
    const spy = jest.spyOn(methods, name).mockImplementation(function (this: unknown, ...args) {
      return call((...changed) => real.apply(this, changed), args);
    });
    spies.push(spy);
  }

  const handle = await fs.open(folder);
  const files = Object.getPrototypeOf(handle);
  await handle.close();
  const nothing = async () => {};
  const opened = new Set<FileHandle>();
  for (const name of ['mkdir', 'open', 'rename', 'rm', 'unlink']) {
    intercept(fs, name, async (real, args) => {
      const isRead = name === 'open' && args[1] === undefined;
      if (!isRead) await take(['mkdir', 'open'].includes(name), nothing);
      const result = await real(...args);
      if (name === 'open') opened.add(result as FileHandle);
      return result;
    });
  }
  intercept(files, 'writeFile', async (real, [content]) => {
    const bytes = Buffer.from(content as string);
    await take(true, () => real(bytes.subarray(0, bytes.length / 2)));
    return real(content);
  });
  // A killed process leaves the same files with and without a flush.
  intercept(files, 'sync', () => (how === 'fails once' ? take(false, nothing) : nothing()));

  return {
    hasFailed,
    steps: () => count,
    async repair() {
      for (const spy of spies) spy.mockRestore();
      // A killed process does not close its files.
      if (how === 'stops') for (const file of opened) await file.close();
    },
  };
}
