import { deployment } from '../testing/discovery';
import {
  cart,
  open,
  panel,
  pinned,
  popup,
  report,
  reports,
  scene,
  version1,
  version2,
  version3,
} from '../testing/loaderPage';

describe('a release that throws as it runs', () => {
  const error = new Error('broken');

  /** The module of a page that has just thrown. */
  async function shown(page: ReturnType<typeof open>) {
    const module = await page.load(panel);
    return page.replace(panel, { module, phase: 'render', error, isStandIn: false });
  }

  test('gives way to its fallback release, for the whole remote', async () => {
    const page = open();
    await expect(shown(page)).resolves.toEqual({ from: '1' });
    expect(page.load(panel)).toMatchObject({ status: 'fulfilled', value: { from: '1' } });
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    expect(report.mock.calls).toEqual([
      [{ remote: 'mfe_cart', version: '2', phase: 'render', kind: 'Error: broken', healed: true }],
    ]);
  });

  test('gives way also where it has taken over its own HTML, and does not come back there', async () => {
    const page = open({ pins: pinned('2') });
    const module = await page.loadForHydration(panel, 'now');
    await expect(page.replace(panel, { module, phase: 'effect', error, isStandIn: false })).resolves.toEqual({
      from: '1',
    });
    expect(page.load(panel, true)).toMatchObject({ value: { from: '1' } });
    expect(reports()).toEqual(['mfe_cart 2 effect healed']);
  });

  test('gives way in each of its parts', async () => {
    const page = open();
    const [first, second] = [await page.load(panel), await page.load(popup)];
    await expect(page.replace(panel, { module: first, phase: 'render', error, isStandIn: false })).resolves.toEqual({
      from: '1',
    });
    await expect(page.replace(popup, { module: second, phase: 'render', error, isStandIn: false })).resolves.toEqual({
      from: '1',
    });
  });

  test('once: a fallback release that throws too is not changed again', async () => {
    const page = open({ file: cart(version3) });
    const fallback = await shown(page);
    expect(fallback && page.replace(panel, { module: fallback, phase: 'effect', error, isStandIn: true })).toBeNull();
    expect(reports()).toEqual(['mfe_cart 3 render healed', 'mfe_cart 2 effect not healed']);
    expect(scene.asked).toEqual(['CartPanel 3', 'CartPanel 2']);
  });

  test('never comes back by itself, whatever throws', async () => {
    const page = open({ pins: pinned('1'), file: cart(version2) });
    const isStandIn = false;
    const first = await page.loadForHydration(panel, 'now');
    const second = await page.replace(panel, { module: first, phase: 'render', error, isStandIn });
    expect(second).toEqual({ from: '2' });
    const third = second && page.replace(panel, { module: second, phase: 'render', error, isStandIn });
    await expect(third).rejects.toThrow('Nothing takes the place of mfe_cart 2');
  });

  test('has nothing to give way to', async () => {
    const page = open({ file: cart(version1) });
    await expect(shown(page)).rejects.toThrow('Nothing takes the place of mfe_cart 1');
    expect(reports()).toEqual(['mfe_cart 1 render not healed']);
    // Its other parts may work.
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
  });

  test('may have been taken back meanwhile', async () => {
    const page = open({ file: cart(version1) });
    const module = await page.load(panel);
    page.deploy(cart(deployment('mfe_cart', '0')));
    await expect(page.replace(panel, { module, phase: 'render', error, isStandIn: false })).resolves.toEqual({
      from: '0',
    });
  });

  test('gets another chance when the visitor asks', async () => {
    const page = open();
    await shown(page);
    page.retry(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
    await expect(shown(page)).resolves.toEqual({ from: '1' });
  });
});
