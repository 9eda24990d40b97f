import { cart, failure, open, panel, pinned, popup, reports, scene, settled } from '../testing/loaderPage';
import { otherRelease } from './createSlot';

describe('for HTML that is there already', () => {
  test('the code is that of the very release that made it, and comes now or when it is needed', async () => {
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

  test('should React give up that HTML, the same code renders the part', async () => {
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
    ['what visitors get by now', '2', '3', '3'],
    ['the fallback release of that, where it fails too', '1', '3', '2'],
  ])('a release that fails gives way to %s, which renders the part itself', async (_name, pin, deployed, fallback) => {
    scene.failing = { [pin]: failure, ...(fallback < deployed && { [deployed]: failure }) };
    const page = open({ pins: pinned(pin), file: cart(deployed) });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    expect(page.load(panel, true)).toMatchObject({ status: 'fulfilled', value: { from: fallback } });
    expect(page.isUnhydrated(panel)).toBe(false);
    expect(reports()).toEqual(Object.keys(scene.failing).map((version) => `mfe_cart ${version} fetch healed`));
  });

  test('when nothing can be loaded it never settles: the HTML stays, until the visitor has come back to the page', async () => {
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

  test('a page without a pin for it is rendered anew', async () => {
    await expect(open().loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
  });
});

describe('a release that throws as it runs', () => {
  test('gives way to its fallback release, in each of its parts', async () => {
    const page = open();
    const [first, second] = [await page.load(panel), await page.load(popup)];
    await expect(page.breaks(panel, first)).resolves.toEqual({ from: '1' });
    expect(page.load(panel)).toMatchObject({ status: 'fulfilled', value: { from: '1' } });
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    const report = { remote: 'mfe_cart', version: '2', phase: 'render', kind: 'Error: broken', healed: true };
    expect(scene.report.mock.calls).toEqual([[report]]);
    await expect(page.breaks(popup, second)).resolves.toEqual({ from: '1' });
  });

  test('gives way also where it has taken over its own HTML, and does not come back there', async () => {
    const page = open({ pins: pinned('2') });
    const module = await page.loadForHydration(panel, 'now');
    await expect(page.breaks(panel, module, 'effect')).resolves.toEqual({ from: '1' });
    expect(page.load(panel, true)).toMatchObject({ value: { from: '1' } });
    expect(reports()).toEqual(['mfe_cart 2 effect healed']);
  });

  test('once: a fallback release that throws too is not changed again', async () => {
    const page = open({ file: cart('3') });
    const fallback = await page.breaks(panel, await page.load(panel));
    expect(page.breaks(panel, fallback, 'effect', true)).toBeNull();
    expect(reports()).toEqual(['mfe_cart 3 render healed', 'mfe_cart 2 effect not healed']);
    expect(scene.asked).toEqual(['CartPanel 3', 'CartPanel 2']);
  });

  test('never comes back by itself, whatever throws', async () => {
    const page = open({ pins: pinned('1') });
    const second = await page.breaks(panel, await page.loadForHydration(panel, 'now'));
    expect(second).toEqual({ from: '2' });
    await expect(page.breaks(panel, second)).rejects.toThrow('mfe_cart 2 has no fallback release');
  });

  test('has nothing to give way to, but for what takes its place meanwhile', async () => {
    const page = open({ file: cart('1') });
    const module = await page.load(panel);
    await expect(page.breaks(panel, module)).rejects.toThrow('mfe_cart 1 has no fallback release');
    expect(reports()).toEqual(['mfe_cart 1 render not healed']);
    // Its other parts may work.
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    page.deploy('0');
    await expect(page.breaks(panel, module)).resolves.toEqual({ from: '0' });
  });
});
