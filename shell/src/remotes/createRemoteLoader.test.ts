import { deployment, discoveryOf } from '../testing/discovery';
import { cart, failure, open, panel, pinned, popup, reports, scene, settled } from '../testing/loaderPage';
import { otherRelease } from './createSlot';
import { LoadFailure } from './loadFailure';

const bothFail = { 1: failure, 2: failure };

describe('what is loaded after the page has come', () => {
  test('comes from the release that the discovery file names, whatever the page was rendered with', async () => {
    const page = open({ pins: pinned('1') });
    const loading = page.load(panel);
    expect(page.load(panel)).toBe(loading);
    await expect(loading).resolves.toEqual({ from: '2' });
    expect(page.load(panel)).toBe(loading);
    expect(scene.asked).toEqual(['CartPanel 2']);
    expect(reports()).toEqual([]);
  });

  test('comes from the canary for a visitor who gets it', async () => {
    const canary = deployment('mfe_cart', '3', { canary: 100 });
    const file = discoveryOf({ mfe_cart: [deployment('mfe_cart', '2'), canary] });
    await expect(open({ file, visitor: 7 }).load(panel)).resolves.toEqual({ from: '3' });
    await expect(open({ file, visitor: null }).load(panel)).resolves.toEqual({ from: '2' });
  });

  test.each([null, discoveryOf({})])('comes from the page’s pin where the file is %j', async (file) => {
    await expect(open({ pins: pinned('1'), file }).load(panel)).resolves.toEqual({ from: '1' });
  });

  test('fails where there is neither', async () => {
    await expect(open({ file: null }).load(panel)).rejects.toThrow(`${panel} could not be loaded`);
    expect(reports()).toEqual(['mfe_cart none fetch not healed']);
  });

  test('is attempted twice before its fallback release gets its turn, for the whole remote', async () => {
    scene.failing = { 2: failure };
    const page = open();
    await expect(page.load(panel)).resolves.toEqual({ from: '1' });
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    expect(scene.asked).toEqual(['CartPanel 2', 'CartPanel 2', 'CartPanel 1', 'PurchaseUnavailable 1']);
    expect(reports()).toEqual(['mfe_cart 2 fetch healed']);
  });

  test('may be what was deployed since, when everything that the file named has failed', async () => {
    scene.failing = bothFail;
    const page = open();
    await page.discovery.read();
    page.deploy('3');
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
    expect(scene.asked).toEqual(['2', '2', '1', '1', '3'].map((version) => `CartPanel ${version}`));
    expect(reports()).toEqual(['mfe_cart 2 fetch healed', 'mfe_cart 1 fetch healed']);
  });

  test('fails when there is nothing else, says so of each release once, and leaves other remotes alone', async () => {
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

  test('is what has been loaded of that release already, at once', async () => {
    const page = open({ pins: pinned('2') });
    await page.discovery.read();
    await page.loadForHydration(panel, 'now');
    expect(page.load(panel)).toMatchObject({ status: 'fulfilled', value: { from: '2' } });
  });

  test('is another release once another is deployed', async () => {
    const page = open();
    await page.load(panel);
    page.deploy('3');
    await page.discovery.refresh();
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
  });
});

describe('for a visitor who asks', () => {
  test('what has failed is tried again, with the discovery file as it is by then', async () => {
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

  test('a release that was given up gets another chance', async () => {
    scene.failing = { 2: failure };
    const page = open();
    await page.load(panel);
    scene.failing = {};
    page.retry(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });
});

describe('a page about to be shown', () => {
  test('is brought, again if it failed before, and not if it is there', async () => {
    scene.failing = bothFail;
    const page = open();
    await expect(page.prepare(panel, false)).rejects.toThrow();
    scene.failing = {};
    await expect(page.prepare(panel, false)).resolves.toEqual({ from: '2' });
    expect(page.prepare(panel, false)).toBeNull();
  });

  test('needs nothing where the page in view is made of the same module, unless that has failed', async () => {
    const page = open({ pins: pinned('2') });
    await page.loadForHydration(panel, 'now');
    expect(page.prepare(panel, true)).toBeNull();

    scene.failing = bothFail;
    await expect(page.load(popup)).rejects.toThrow();
    scene.failing = {};
    await expect(page.prepare(popup, true)).resolves.toEqual({ from: '2' });
  });

  test('that failed, in advance or not, is tried again when the visitor reaches for it or wants it, and said then', async () => {
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

  test('that is being fetched in advance is fetched once', async () => {
    const page = open();
    page.prefetch(panel);
    await page.prepare(panel, false);
    page.prefetch(panel);
    expect(scene.asked).toEqual(['CartPanel 2']);
  });

  test('and can be had of no release may be left to the server: then it never fails', async () => {
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

describe('which releases are used is known', () => {
  const uses = () => scene.onUse.mock.calls.map(([id, { version }]) => `${id} ${version}`);

  test('of what is handed out, not of what may be wanted soon', async () => {
    const page = open({ pins: pinned('1') });
    await page.prefetch(popup);
    expect(uses()).toEqual([]);
    await page.load(popup);
    await page.loadForHydration(panel, 'now');
    expect(uses()).toEqual([`${popup} 2`, `${panel} 1`]);
  });

  test('of a fallback release, however it came to that', async () => {
    scene.failing = { 1: failure };
    const page = open({ pins: pinned('1'), file: cart('3') });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    await page.breaks(panel, await page.load(panel, true));
    expect(uses()).toEqual([`${panel} 3`, `${panel} 2`]);
  });
});
