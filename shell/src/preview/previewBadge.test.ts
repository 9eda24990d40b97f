import { sampleConfig } from '@site/shared/standalone';
import { showPreviewBadge } from './previewBadge';

const answered = (ok: boolean) => ({ ok, arrayBuffer: async () => new ArrayBuffer(0) });
const health = jest.fn(async () => answered(true));

beforeEach(() => {
  jest.useFakeTimers();
  health.mockReset().mockResolvedValue(answered(true));
  Object.assign(globalThis, { fetch: health });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
  document.body.replaceChildren();
});

const running = 'Preview backend running in this workspace.';
const disconnected = 'Preview backend disconnected.';
const badges = () => [...document.querySelectorAll('[role=status]')].map((element) => element.textContent);
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('it says whether the backend runs, and looks again every 15 s (spec 8)', async () => {
  showPreviewBadge(sampleConfig);
  expect(badges()).toEqual([]);
  await wait(0);
  expect(badges()).toEqual([running]);

  health.mockRejectedValue(new TypeError('Failed to fetch'));
  await wait(14_999);
  expect(badges()).toEqual([running]);
  await wait(1);
  expect(badges()).toEqual([disconnected]);

  health.mockResolvedValue(answered(true));
  await wait(15_000);
  expect(badges()).toEqual([running]);
});
