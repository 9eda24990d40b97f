import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

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
});

const running = 'Preview backend running in this workspace.';
const disconnected = 'Preview backend disconnected.';
const badge = () => screen.queryByText(/^Preview backend/)?.textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('on a preview it says whether the backend runs, and looks again every 15 s (spec 8)', async () => {
  renderShell({ config: { preview: true } });
  expect(badge()).toBeUndefined();
  await wait(0);
  expect(badge()).toBe(running);

  health.mockRejectedValue(new TypeError('Failed to fetch'));
  await wait(14_999);
  expect(badge()).toBe(running);
  await wait(1);
  expect(badge()).toBe(disconnected);

  health.mockResolvedValue(answered(true));
  await wait(15_000);
  expect(badge()).toBe(running);
});

test('elsewhere there is no badge, and nobody is asked', async () => {
  renderShell({ config: { preview: false } });
  await wait(20_000);
  expect(badge()).toBeUndefined();
  expect(health).not.toHaveBeenCalled();
});

test('it stops looking when the page goes', async () => {
  const { unmount } = renderShell({ config: { preview: true } });
  await wait(0);
  unmount();
  health.mockClear();
  await wait(60_000);
  expect(health).not.toHaveBeenCalled();
});
