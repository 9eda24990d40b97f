import { runStep, StepError } from './runStep';

const node = (source: string) => runStep(process.execPath, ['-e', source]);

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test('a program that ends well has its output in the terminal', async () => {
  await node('console.log("out"); console.error("err")');
  expect(String(jest.mocked(process.stdout.write).mock.calls[0]?.[0])).toBe('out\n');
  expect(String(jest.mocked(process.stderr.write).mock.calls[0]?.[0])).toBe('err\n');
});

test('output that is held comes in one piece, in the order in which it was written', async () => {
  const write = jest.mocked(process.stdout.write);
  const running = runStep(
    process.execPath,
    ['-e', 'console.log("one"); setTimeout(() => console.log("two"), 200)'],
    {},
    true,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(write).not.toHaveBeenCalled();
  await running;
  expect(write.mock.calls.map(([data]) => String(data)).join('')).toBe('one\ntwo\n');
});

test.each([
  ['process.exit(3)', 'ended with 3'],
  ['process.kill(process.pid, "SIGTERM")', 'ended with SIGTERM'],
])('%s is an error that says what was run', async (source, ending) => {
  await expect(node(source)).rejects.toThrow(new StepError(`${process.execPath} -e ${source} ${ending}`));
});

test('what it printed goes with the error', async () => {
  const failing = node('console.log("one"); console.error("two"); process.exitCode = 1');
  await expect(failing).rejects.toMatchObject({ output: expect.stringMatching(/^(one\ntwo|two\none)\n$/) });
});

test('a program that is not there is an error, and leaves no timer behind', async () => {
  const set = jest.spyOn(globalThis, 'setInterval');
  const clear = jest.spyOn(globalThis, 'clearInterval');
  await expect(runStep('no-such-program', [])).rejects.toThrow(/^no-such-program could not be run: .*ENOENT/);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(clear).toHaveBeenCalledWith(set.mock.results[0]?.value);
});
