import { childLimits, startChild } from './startChild';

// As on a machine without bubblewrap.
jest.mock('node:child_process', () => {
  const actual = jest.requireActual('node:child_process');
  const missing = (argument: string) => (argument === 'bwrap' ? 'bwrap-that-is-missing' : argument);
  return {
    ...actual,
    spawn: (file: string, args: readonly string[], options: object) => actual.spawn(file, args.map(missing), options),
  };
});

afterEach(() => {
  delete process.env.RENDER_SANDBOX;
});

test('where there is no bubblewrap nothing starts, if it is required', async () => {
  process.env.RENDER_SANDBOX = 'required';
  await expect(startChild()).rejects.toThrow('Releases can’t be rendered: no bubblewrap with user namespaces here');
});

test('else Node’s permissions alone are used, which is said once, in one line', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const children = [await startChild(), await startChild()];
  for (const child of children) child.end();
  expect(said).toHaveBeenCalledTimes(1);
  expect(String(said.mock.calls[0])).toMatch(
    /^Releases are rendered with Node’s permissions alone: .*bwrap-that-is-missing.*$/,
  );
});

test.each([
  ['text on its way out', "write('junk\\n')", 'writes'],
  ['an answer that nobody asked for', 'write(\'{"id":7,"result":1}\\n\')', 'writes'],
  [
    'a flood, once it has answered',
    "queueMicrotask(() => setImmediate(function more() { write('x\\n'); setImmediate(more) }))",
    'writes',
  ],
  [
    'a flood of complaints',
    "for (let i = 0; i < 3000; i += 1) console.log('x'.repeat(1000))",
    'complains with more than',
  ],
])('a process is ended that writes %s', async (_what, code, why) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const child = await startChild();
  const out = 'const write = (text) => Object.getPrototypeOf(console)._stdout.write(text);';
  const release = 'mfe-x 1.0.0';
  await child.ask({ kind: 'add', release, files: { 'a.cjs': `${out} ${code}` } });
  const asked = performance.now();
  const ask = () => child.ask({ kind: 'run', release, file: 'a.cjs' });
  const failure = await ask()
    .then(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    .then(ask)
    .catch((error: Error) => error.message);
  expect(failure).toContain(why);
  expect(performance.now() - asked).toBeLessThan(10_000);
});

test('what takes too long in all is ended, however short each answer is', async () => {
  const child = await startChild({ ...childLimits, total: 0, each: 0 });
  await child.ask({ kind: 'add', release: 'mfe-x 1.0.0', files: {} });
  await expect(child.ask({ kind: 'add', release: 'mfe-x 1.0.0', files: {} })).rejects.toThrow(
    'took too long, all in all',
  );
});
