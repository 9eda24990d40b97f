import { sampleConfig } from '@site/shared/standalone';
import { showPreviewBadge } from './previewBadge';

const answered = (ok: boolean) => ({ ok, arrayBuffer: async () => new ArrayBuffer(0) });
const answer = jest.fn<Promise<ReturnType<typeof answered>>, [string, { signal: AbortSignal }]>();

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset().mockResolvedValue(answered(true));
  Object.assign(globalThis, { fetch: answer });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
  document.body.replaceChildren();
});

const running = ['Preview backend running in this workspace.'];
const disconnected = ['Preview backend disconnected.'];
const emulator = 'http://localhost:9099/';
const asked = () => answer.mock.calls.map(([url]) => url);
const badgesAfter = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  return [...document.querySelectorAll('[role=status]')].map((element) => element.textContent);
};

test('the badge checks server and sign-in emulator every 15 s, with a timeout of 4 s each (spec 8)', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  showPreviewBadge(sampleConfig);
  expect(document.body).toBeEmptyDOMElement();
  expect(await badgesAfter(0)).toEqual(running);
  expect(asked()).toEqual(['/healthz', emulator]);
  expect(timeout).toHaveBeenCalledWith(4000);
  expect(answer.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);

  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await badgesAfter(14_999)).toEqual(running);
  expect(await badgesAfter(1)).toEqual(disconnected);
  answer.mockResolvedValue(answered(true));
  expect(await badgesAfter(15_000)).toEqual(running);
});

test('with a Firebase project the badge checks the server alone', async () => {
  const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' };
  showPreviewBadge({ ...sampleConfig, firebase });
  expect(await badgesAfter(0)).toEqual(running);
  expect(asked()).toEqual(['/healthz']);
});

test.each(['/healthz', emulator])(
  'the badge shows the preview as disconnected when %s fails or does not answer',
  async (down) => {
    answer.mockImplementation(async (url) => answered(url !== down));
    showPreviewBadge(sampleConfig);
    expect(await badgesAfter(0)).toEqual(disconnected);
    answer.mockImplementation(async (url) => (url === down ? Promise.reject(new TypeError()) : answered(true)));
    expect(await badgesAfter(15_000)).toEqual(disconnected);
  },
);
