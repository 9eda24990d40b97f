import { deployment, discoveryOf } from '../testing/discovery';
import { cart, failure, open, panel, pinned, popup, reports, scene, settled } from '../testing/loaderPage';
import { otherRelease } from './createRemoteLoader';
import { LoadFailure } from './loadFailure';

const bothFail = { 1: failure, 2: failure };

describe('load', () => {
  test('uses the release of the discovery file, whatever release rendered the page', async () => {
    const page = open({ pins: pinned('1') });
    const loading = page.load(panel);
    expect(page.load(panel)).toBe(loading);
    await expect(loading).resolves.toEqual({ from: '2' });
    expect(page.load(panel)).toBe(loading);
    expect(scene.asked).toEqual(['CartPanel 2']);
    expect(reports()).toEqual([]);
  });

  test('uses the canary for a visitor who gets it', async () => {
    const canary = deployment('mfe_cart', '3', { canary: 100 });
    const file = discoveryOf({ mfe_cart: [deployment('mfe_cart', '2'), canary] });
    await expect(open({ file, visitor: 7 }).load(panel)).resolves.toEqual({ from: '3' });
    await expect(open({ file, visitor: null }).load(panel)).resolves.toEqual({ from: '2' });
  });

  test.each([null, discoveryOf({})])('uses the page’s pin where the discovery file is %j', async (file) => {
    await expect(open({ pins: pinned('1'), file }).load(panel)).resolves.toEqual({ from: '1' });
  });

  test('tries a release twice, then uses the fallback release for the whole remote', async () => {
    scene.failing = { 2: failure };
    const page = open();
    await expect(page.load(panel)).resolves.toEqual({ from: '1' });
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    expect(scene.asked).toEqual(['CartPanel 2', 'CartPanel 2', 'CartPanel 1', 'PurchaseUnavailable 1']);
    expect(reports()).toEqual(['mfe_cart 2 fetch healed']);
  });

  test('uses a release deployed since, when all releases of the read file have failed', async () => {
    scene.failing = bothFail;
    const page = open();
    await page.discovery.read();
    page.deploy('3');
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
    expect(scene.asked).toEqual(['2', '2', '1', '1', '3'].map((version) => `CartPanel ${version}`));
    expect(reports()).toEqual(['mfe_cart 2 fetch healed', 'mfe_cart 1 fetch healed']);
  });

  test('fails without further releases, reports each release once and leaves other remotes working', async () => {
    scene.failing = { 1: failure, 2: new LoadFailure('digest', 'changed') };
    const file = discoveryOf({ ...cart('2').microFrontends, mfe_content: [deployment('mfe_content', '7')] });
    const page = open({ file });
    await expect(page.load(panel)).rejects.toThrow(
      `${panel} could not be loaded: LoadFailure: changed; LoadFailure: no network`,
    );
    expect(reports()).toEqual(['mfe_cart 2 digest not healed', 'mfe_cart 1 fetch not healed']);
    expect(page.discovery.refresh).toHaveBeenCalledTimes(1);
    expect(scene.onUse).not.toHaveBeenCalled();
    await expect(page.load('mfe_content/HomePage')).resolves.toEqual({ from: '7' });
  });

  test('returns the already loaded module of the release at once', async () => {
    const page = open({ pins: pinned('2') });
    await page.discovery.read();
    await page.loadForHydration(panel, 'now');
    expect(page.load(panel)).toMatchObject({ status: 'fulfilled', value: { from: '2' } });
  });

  test('uses another release after a deployment', async () => {
    const page = open();
    await page.load(panel);
    page.deploy('3');
    await page.discovery.refresh();
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
  });
});

describe('retry', () => {
  test('loads a failed module again, by the current discovery file', async () => {
    scene.failing = bothFail;
    const page = open();
    await expect(page.load(panel)).rejects.toThrow();
    await expect(page.load(panel)).rejects.toThrow();
    expect(scene.asked).toHaveLength(4);

    page.deploy('3');
    page.retry(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
    expect(scene.asked.slice(4)).toEqual(['CartPanel 3']);
  });

  test('tries a release that had been given up', async () => {
    scene.failing = { 2: failure };
    const page = open();
    await page.load(panel);
    scene.failing = {};
    page.retry(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });
});

describe('a page that is prepared', () => {
  test('is loaded, also after a failure, and not again once it is loaded', async () => {
    scene.failing = bothFail;
    const page = open();
    await expect(page.prepare(panel, false)).rejects.toThrow();
    scene.failing = {};
    await expect(page.prepare(panel, false)).resolves.toEqual({ from: '2' });
    expect(page.prepare(panel, false)).toBeNull();
  });

  test('is not loaded if the current page uses the same module, unless that has failed', async () => {
    const page = open({ pins: pinned('2') });
    await page.loadForHydration(panel, 'now');
    expect(page.prepare(panel, true)).toBeNull();

    scene.failing = bothFail;
    await expect(page.load(popup)).rejects.toThrow();
    scene.failing = {};
    await expect(page.prepare(popup, true)).resolves.toEqual({ from: '2' });
  });

  test('is loaded again after a failed prefetch, and only then is its failure reported', async () => {
    scene.failing = bothFail;
    const page = open();
    page.prefetch(panel);
    await settled();
    expect(reports()).toEqual([]);
    await expect(page.load(panel)).rejects.toThrow();
    expect(scene.asked).toHaveLength(8);
    expect(reports()).toHaveLength(2);
    await expect(page.load(panel)).rejects.toThrow();
    expect(scene.asked).toHaveLength(8);
    scene.failing = {};
    page.prefetch(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });

  test('is fetched once while a prefetch is under way', async () => {
    const page = open();
    page.prefetch(panel);
    await page.prepare(panel, false);
    page.prefetch(panel);
    expect(scene.asked).toEqual(['CartPanel 2']);
  });

  test('never settles when all releases fail and leaveFor loads it from the server', async () => {
    scene.failing = bothFail;
    scene.leaveFor.mockReturnValue(true);
    const page = open();
    const ended = jest.fn();
    page.prefetch(popup);
    page.load(panel).then(ended, ended);
    await settled();
    expect(scene.leaveFor.mock.calls).toEqual([[panel]]);
    expect(ended).not.toHaveBeenCalled();
    expect(reports()).toHaveLength(2);
  });
});

describe('onUse', () => {
  const uses = () => scene.onUse.mock.calls.map(([id, { version }]) => `${id} ${version}`);

  test('receives the releases of loaded modules, but not of prefetched ones', async () => {
    const page = open({ pins: pinned('1') });
    await page.prefetch(popup);
    expect(uses()).toEqual([]);
    await page.load(popup);
    await page.loadForHydration(panel, 'now');
    expect(uses()).toEqual([`${popup} 2`, `${panel} 1`]);
  });

  test('receives a fallback release after a failed hydration and after an error', async () => {
    scene.failing = { 1: failure };
    const page = open({ pins: pinned('1'), file: cart('3') });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    await page.breaks(panel, await page.load(panel, true));
    expect(uses()).toEqual([`${panel} 3`, `${panel} 2`]);
  });
});
