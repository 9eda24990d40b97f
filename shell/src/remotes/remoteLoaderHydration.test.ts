import { cart, failure, open, panel, pinned, popup, reports, scene, settled } from '../testing/loaderPage';
import { otherRelease } from './createRemoteLoader';

describe('hydration of existing HTML', () => {
  test('uses the release that made the HTML, at once or on interaction', async () => {
    let need = () => {};
    scene.onInteraction.mockReturnValue(new Promise<void>((resolve) => (need = resolve)));
    const page = open({ pins: pinned('1') });
    await expect(page.loadForHydration(popup, 'now')).resolves.toEqual({ from: '1' });
    const late = page.loadForHydration(panel, 'needed');
    expect(page.loadForHydration(panel, 'needed')).toBe(late);
    expect(scene.asked).toEqual(['PurchaseUnavailable 1']);
    need();
    await expect(late).resolves.toEqual({ from: '1' });
    expect(page.discovery.read).not.toHaveBeenCalled();
  });

  test('leaves the same module for rendering, in case React discards the HTML', async () => {
    const page = open({ pins: pinned('1') });
    expect(page.isUnhydrated(panel)).toBe(false);
    const hydration = page.loadForHydration(panel, 'now');
    expect(page.isUnhydrated(panel)).toBe(true);
    await hydration;
    expect(page.isUnhydrated(panel)).toBe(false);
    expect(page.load(panel, true)).toBe(hydration);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });

  test.each([
    ['its fallback release', '2', '2', '1'],
    ['the release now deployed', '2', '3', '3'],
    ['the fallback release of the deployed one, if that fails too,', '1', '3', '2'],
  ])('of a failing release ends with %s rendering the part itself', async (_name, pin, deployed, fallback) => {
    scene.failing = { [pin]: failure, ...(fallback < deployed && { [deployed]: failure }) };
    const page = open({ pins: pinned(pin), file: cart(deployed) });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    expect(page.load(panel, true)).toMatchObject({ status: 'fulfilled', value: { from: fallback } });
    expect(page.isUnhydrated(panel)).toBe(false);
    expect(reports()).toEqual(Object.keys(scene.failing).map((version) => `mfe_cart ${version} fetch healed`));
  });

  test('never settles when all releases fail; the HTML stays until the page is opened again', async () => {
    scene.failing = { 1: failure, 2: failure };
    const page = open({ pins: pinned('2') });
    const ended = jest.fn();
    page.loadForHydration(panel, 'now').then(ended, ended);
    await settled();
    expect(ended).not.toHaveBeenCalled();
    expect(page.isUnhydrated(panel)).toBe(true);
    expect(reports()).toEqual(['mfe_cart 2 fetch not healed', 'mfe_cart 1 fetch not healed']);
    expect(scene.leaveFor).not.toHaveBeenCalled();
    scene.failing = {};
    await page.prepare(panel, false);
    expect(page.isUnhydrated(panel)).toBe(false);
  });

  test('is replaced by rendering if the page has no pin for the remote', async () => {
    await expect(open().loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
  });
});

describe('a release that throws on rendering', () => {
  test('is replaced by its fallback release in all parts', async () => {
    const page = open();
    const [first, second] = [await page.load(panel), await page.load(popup)];
    await expect(page.breaks(panel, first)).resolves.toEqual({ from: '1' });
    expect(page.load(panel)).toMatchObject({ status: 'fulfilled', value: { from: '1' } });
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    const report = { remote: 'mfe_cart', version: '2', phase: 'render', kind: 'Error: broken', healed: true };
    expect(scene.report.mock.calls).toEqual([[report]]);
    await expect(page.breaks(popup, second)).resolves.toEqual({ from: '1' });
  });

  test('is replaced also in a part that it has hydrated, and stays replaced there', async () => {
    const page = open({ pins: pinned('2') });
    const module = await page.loadForHydration(panel, 'now');
    await expect(page.breaks(panel, module, 'effect')).resolves.toEqual({ from: '1' });
    expect(page.load(panel, true)).toMatchObject({ value: { from: '1' } });
    expect(reports()).toEqual(['mfe_cart 2 effect healed']);
  });

  test('is replaced once: an error of the fallback release ends the replacement', async () => {
    const page = open({ file: cart('3') });
    const fallback = await page.breaks(panel, await page.load(panel));
    expect(page.breaks(panel, fallback, 'effect', true)).toBeNull();
    expect(reports()).toEqual(['mfe_cart 3 render healed', 'mfe_cart 2 effect not healed']);
    expect(scene.asked).toEqual(['CartPanel 3', 'CartPanel 2']);
  });

  test('is never used again as the fallback of its replacement', async () => {
    const page = open({ pins: pinned('1') });
    const second = await page.breaks(panel, await page.loadForHydration(panel, 'now'));
    expect(second).toEqual({ from: '2' });
    await expect(page.breaks(panel, second)).rejects.toThrow('mfe_cart 2 has no fallback release');
  });

  test('cannot be replaced without a fallback release, except by a release deployed since', async () => {
    const page = open({ file: cart('1') });
    const module = await page.load(panel);
    await expect(page.breaks(panel, module)).rejects.toThrow('mfe_cart 1 has no fallback release');
    expect(reports()).toEqual(['mfe_cart 1 render not healed']);
    // The remote's other modules may still work.
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    page.deploy('0');
    await expect(page.breaks(panel, module)).resolves.toEqual({ from: '0' });
  });
});
