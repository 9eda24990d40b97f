import { runStep } from './runStep';

const node = (source: string) => runStep(process.execPath, ['-e', source]);

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test('the output of a successful program is printed', async () => {
  await node('console.log("out"); console.error("err")');
  expect(String(jest.mocked(process.stdout.write).mock.calls[0]?.[0])).toBe('out\n');
  expect(String(jest.mocked(process.stderr.write).mock.calls[0]?.[0])).toBe('err\n');
});

test.each([
  ['process.exit(3)', 'ended with 3'],
  ['process.kill(process.pid, "SIGTERM")', 'ended with SIGTERM'],
])('%s is an error that names the command', async (source, ending) => {
  await expect(node(source)).rejects.toThrow(new Error(`${process.execPath} -e ${source} ${ending}`));
});

test('a missing program is an error', async () => {
  await expect(runStep('no-such-program', [])).rejects.toThrow(/^no-such-program could not be run: .*E(NOENT|ACCES)/);
});
