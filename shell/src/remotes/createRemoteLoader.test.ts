import { deployment, discoveryOf } from '../testing/discovery';
import {
  cart,
  failure,
  leaveFor,
  open,
  panel,
  pinned,
  popup,
  report,
  reports,
  scene,
  settled,
  uses,
  version2,
  version3,
} from '../testing/loaderPage';
import { otherRelease } from './createSlot';
import { LoadFailure } from './loadFailure';

describe('what is loaded after the page has come', () => {
  test('comes from the release that the discovery file names, whatever the page was rendered with', async () => {
    const page = open({ pins: pinned('1') });
    const loading = page.load(panel);
    expect(page.load(panel)).toBe(loading);
    await expect(loading).resolves.toEqual({ from: '2' });
    expect(page.load(panel)).toBe(loading);
    expect(scene.asked).toEqual(['CartPanel 2']);
    expect(report).not.toHaveBeenCalled();
  });

  test('comes from the canary for a visitor who gets it', async () => {
    const file = cart(version2, deployment('mfe_cart', '3', { previous: '2', canary: 99 }));
    const versions = await Promise.all(
      [null, ...Array.from({ length: 100 }, (_, visitor) => visitor)].map(async (visitor) =>
        open({ file, visitor }).load(panel),
      ),
    );
    expect(versions.filter((module) => (module as unknown as { from: string }).from === '2')).toHaveLength(2);
  });

  test('comes from the page’s pin where the file cannot be had', async () => {
    await expect(open({ pins: pinned('1'), file: null }).load(panel)).resolves.toEqual({ from: '1' });
    await expect(open({ pins: pinned('1'), file: discoveryOf({}) }).load(panel)).resolves.toEqual({ from: '1' });
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
    scene.failing = { 1: failure, 2: failure };
    const page = open();
    await page.discovery.read();
    page.deploy(cart(version3));
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
    expect(scene.asked).toEqual(['2', '2', '1', '1', '3'].map((version) => `CartPanel ${version}`));
    expect(reports()).toEqual(['mfe_cart 2 fetch healed', 'mfe_cart 1 fetch healed']);
  });

  test('fails when there is nothing else, and says so of each release once', async () => {
    scene.failing = { 1: failure, 2: new LoadFailure('digest', 'changed') };
    const page = open();
    await expect(page.load(panel)).rejects.toThrow(
      `${panel} could not be loaded: LoadFailure: changed; LoadFailure: no network`,
    );
    expect(reports()).toEqual(['mfe_cart 2 digest not healed', 'mfe_cart 1 fetch not healed']);
    expect(page.discovery.refresh).toHaveBeenCalledTimes(1);
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
    page.deploy(cart(version3));
    await page.discovery.refresh();
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
  });

  test('leaves other remotes alone when it fails', async () => {
    scene.failing = { 2: failure, 1: failure };
    const page = open({ file: discoveryOf({ mfe_cart: [version2], mfe_content: [deployment('mfe_content', '7')] }) });
    await expect(page.load(panel)).rejects.toThrow();
    await expect(page.load('mfe_content/HomePage')).resolves.toEqual({ from: '7' });
  });
});

describe('for a visitor who asks', () => {
  test('what has failed is tried again, with the discovery file as it is by then', async () => {
    scene.failing = { 1: failure, 2: failure };
    const page = open();
    await expect(page.load(panel)).rejects.toThrow();
    await expect(page.load(panel)).rejects.toThrow();
    expect(scene.asked).toHaveLength(4);

    page.deploy(cart(version3));
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
    scene.failing = { 1: failure, 2: failure };
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

    scene.failing = { 1: failure, 2: failure };
    await expect(page.load(popup)).rejects.toThrow();
    scene.failing = {};
    await expect(page.prepare(popup, true)).resolves.toEqual({ from: '2' });
  });

  test('that was fetched in advance and failed says so only when the visitor goes there', async () => {
    scene.failing = { 1: failure, 2: failure };
    const page = open();
    page.prefetch(panel);
    await settled();
    expect(report).not.toHaveBeenCalled();
    await expect(page.prepare(panel, false)).rejects.toThrow();
    expect(reports()).toHaveLength(2);
  });

  test('that failed, in advance or not, is tried again when the visitor reaches for it or wants it', async () => {
    scene.failing = { 1: failure, 2: failure };
    const page = open();
    page.prefetch(panel);
    await settled();
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
    scene.failing = { 1: failure, 2: failure };
    leaveFor.mockReturnValue(true);
    const page = open();
    const ended = jest.fn();
    page.prefetch(popup);
    page.load(panel).then(ended, ended);
    await settled();
    expect(leaveFor.mock.calls).toEqual([[panel]]);
    expect(ended).not.toHaveBeenCalled();
    expect(reports()).toHaveLength(2);
  });
});

describe('which releases are used is known', () => {
  test('of what is handed out, not of what may be wanted soon', async () => {
    const page = open({ pins: pinned('1') });
    await page.prefetch(popup);
    expect(uses()).toEqual([]);
    await page.load(popup);
    await page.loadForHydration(panel, 'now');
    expect(uses()).toEqual(['PurchaseUnavailable 2', 'CartPanel 1']);
  });

  test('of a fallback release, however it came to that', async () => {
    scene.failing = { 1: failure };
    const page = open({ pins: pinned('1') });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    const module = await page.load(panel, true);
    scene.failing = {};
    page.deploy(cart(version3));
    await page.replace(panel, { module, phase: 'render', error: new Error('broken'), isStandIn: false });
    expect(uses()).toEqual(['CartPanel 2', expect.stringMatching(/^CartPanel/)]);
  });

  test('of nothing that fails', async () => {
    scene.failing = { 1: failure, 2: failure };
    const page = open({ pins: pinned('1') });
    await expect(page.load(panel)).rejects.toThrow();
    expect(uses()).toEqual([]);
  });
});
