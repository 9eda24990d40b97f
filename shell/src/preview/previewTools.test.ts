import { pin } from '../testing/discovery';
import { loadPreviewTools, type PreviewableParts } from './previewTools';

const parts = { pins: {}, discovery: {} as never, onUse: jest.fn(), onFailure: jest.fn() };
const recorded = jest.fn();
const withPreviewTools = jest.fn((given: PreviewableParts) => ({ ...given, onUse: recorded }));
const load = jest.fn();

beforeEach(() => {
  for (const mock of [recorded, parts.onUse, withPreviewTools]) mock.mockClear();
  load.mockReset().mockResolvedValue({ withPreviewTools });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const given = async (preview = true) => (await loadPreviewTools({ preview }, load))(parts);
const press = async () => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', shiftKey: true }));
  await new Promise((resolve) => setTimeout(resolve));
};
const release = pin('mfe_cart', '1');

test('a visitors’ site never loads the preview tools, whatever the address says', async () => {
  window.history.replaceState(null, '', '/?remotes');
  expect(await given(false)).toBe(parts);
  expect(load).not.toHaveBeenCalled();
});

test.each(['remote=mfe_cart@live', 'remotes', 'fronteiras'])(
  'a preview with ?%s in its address loads the tools at once',
  async (query) => {
    window.history.replaceState(null, '', `/?${query}`);
    expect((await given()).onUse).toBe(recorded);
    expect(withPreviewTools).toHaveBeenCalledWith(parts);
  },
);

test('a preview whose tools cannot be loaded runs without them', async () => {
  window.history.replaceState(null, '', '/?remotes');
  load.mockRejectedValue(new Error('no network'));
  expect(await given()).toBe(parts);
});

test('the shortcut loads the tools with all used releases, and the next press retries after a failure', async () => {
  const { onUse } = await given();
  onUse('mfe_cart/CartPanel', release);
  load.mockRejectedValueOnce(new Error('no network'));
  await press();
  expect(withPreviewTools).not.toHaveBeenCalled();
  await press();
  expect(withPreviewTools).toHaveBeenCalledWith(expect.objectContaining({ pins: {} }), true);
  onUse('mfe_cart/PurchaseUnavailable', release);
  await press();
  expect(load).toHaveBeenCalledTimes(2);
  const uses = [
    ['mfe_cart/CartPanel', release],
    ['mfe_cart/PurchaseUnavailable', release],
  ];
  expect(recorded.mock.calls).toEqual(uses);
  expect(parts.onUse.mock.calls).toEqual(uses);
});
