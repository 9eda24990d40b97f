import { sampleConfig } from '@site/shared/standalone';
import { isBackendRunning } from './isBackendRunning';

const answered = (ok: boolean) => ({ ok, arrayBuffer: async () => new ArrayBuffer(0) });
const answer = jest.fn<Promise<ReturnType<typeof answered>>, [string, { signal: AbortSignal }]>();

beforeEach(() => {
  answer.mockReset().mockResolvedValue(answered(true));
  Object.assign(globalThis, { fetch: answer });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

const asked = () => answer.mock.calls.map(([url]) => url);

test('the server and the sign-in emulator must both answer', async () => {
  expect(await isBackendRunning(sampleConfig)).toBe(true);
  expect(asked()).toEqual(['/healthz', 'http://localhost:9099/']);
});

test('with a Firebase project there is no emulator to ask', async () => {
  const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' };
  expect(await isBackendRunning({ ...sampleConfig, firebase })).toBe(true);
  expect(asked()).toEqual(['/healthz']);
});

test.each(['/healthz', 'http://localhost:9099/'])(
  '%s with an error, or without an answer, is not running',
  async (down) => {
    answer.mockImplementation(async (url) => answered(url !== down));
    expect(await isBackendRunning(sampleConfig)).toBe(false);
    answer.mockImplementation((url) =>
      url === down ? Promise.reject(new TypeError()) : Promise.resolve(answered(true)),
    );
    expect(await isBackendRunning(sampleConfig)).toBe(false);
  },
);

test('an answer may take 4 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await isBackendRunning(sampleConfig);
  expect(timeout).toHaveBeenCalledWith(4000);
  expect(answer.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});
