import type { Discovery, Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import { deployment, discoveryOf, pin } from '../testing/discovery';
import { createRemoteLoader, otherRelease } from './createRemoteLoader';
import { LoadFailure } from './loadFailure';

const panel = 'mfe_cart/CartPanel';
const popup = 'mfe_cart/PurchaseUnavailable';
const version1 = deployment('mfe_cart', '1');
const version2 = deployment('mfe_cart', '2', { previous: '1' });
const version3 = deployment('mfe_cart', '3', { previous: '2' });
const cart = (...deployments: Discovery['microFrontends'][string][number][]) => discoveryOf({ mfe_cart: deployments });

/** How each release fares, by version: those that are not named work. */
let failing: Record<string, LoadFailure | 'hangs'>;
/** `module version`, as each was asked for. */
let asked: string[];
const report = jest.fn<void, [RemoteFailure]>();
const onUse = jest.fn<void, [RemoteModuleId, Pin]>();
const leaveFor = jest.fn(() => false);
const whenNeeded = jest.fn();

beforeEach(() => {
  failing = {};
  asked = [];
  report.mockReset();
  onUse.mockReset();
  leaveFor.mockReset().mockReturnValue(false);
  whenNeeded.mockReset();
});

const failure = new LoadFailure('fetch', 'no network');
const nameOf = (id: string) => id.replace('mfe_cart/', '');
/** Reports, each in a line. */
const reports = () =>
  report.mock.calls.map(([it]) => `${it.remote} ${it.version} ${it.phase} ${it.healed ? 'healed' : 'not healed'}`);

/** What was handed out, each in a line. */
const uses = () => onUse.mock.calls.map(([id, { version }]) => `${nameOf(id)} ${version}`);

/** Modules say which release they come from. */
function createReleases() {
  const modules = new Map<string, { readonly from: string }>();
  const key = (id: RemoteModuleId, version: string) => `${nameOf(id)} ${version}`;
  return {
    async load(id: RemoteModuleId, { version }: { readonly version: string }): Promise<object> {
      asked.push(key(id, version));
      const fate = failing[version];
      if (fate === 'hangs') return new Promise(() => {});
      if (fate) throw fate;
      const module = modules.get(key(id, version)) ?? { from: version };
      modules.set(key(id, version), module);
      return module;
    },
    loaded: (id: RemoteModuleId, { version }: { readonly version: string }) => modules.get(key(id, version)),
  };
}

interface Page {
  readonly pins?: Pins;
  /** The discovery file, or null where it can't be had. */
  readonly file?: Discovery | null;
  readonly visitor?: number | null;
}

function open({ pins = {}, file = cart(version2), visitor = null }: Page = {}) {
  let known: Discovery | null = null;
  let served = file;
  const discovery = {
    current: () => known,
    read: jest.fn(async () => {
      known ??= served;
      return known;
    }),
    refresh: jest.fn(async () => {
      known = served ?? known;
      return known;
    }),
    isFresh: () => true,
  };
  const loader = createRemoteLoader({
    pins,
    discovery,
    visitor,
    releases: createReleases(),
    whenNeeded,
    report,
    onUse,
    leaveFor,
  });
  return {
    ...loader,
    discovery,
    /** Another deployment takes place. */
    deploy(next: Discovery) {
      served = next;
    },
  };
}

const pinned = (version: string): Pins => ({ shell: pin('shell', '1'), mfe_cart: pin('mfe_cart', version) });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('what is loaded after the page has come', () => {
  test('comes from the release that the discovery file names, whatever the page was rendered with', async () => {
    const page = open({ pins: pinned('1') });
    const loading = page.load(panel);
    expect(page.load(panel)).toBe(loading);
    await expect(loading).resolves.toEqual({ from: '2' });
    expect(page.load(panel)).toBe(loading);
    expect(asked).toEqual(['CartPanel 2']);
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

  test('is tried twice before the release that stands in for it gets its turn, for the whole remote', async () => {
    failing = { 2: failure };
    const page = open();
    await expect(page.load(panel)).resolves.toEqual({ from: '1' });
    await expect(page.load(popup)).resolves.toEqual({ from: '1' });
    expect(asked).toEqual(['CartPanel 2', 'CartPanel 2', 'CartPanel 1', 'PurchaseUnavailable 1']);
    expect(reports()).toEqual(['mfe_cart 2 fetch healed']);
  });

  test('may be what was deployed since, when everything that the file named has failed', async () => {
    failing = { 1: failure, 2: failure };
    const page = open();
    await page.discovery.read();
    page.deploy(cart(version3));
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
    expect(asked).toEqual(['2', '2', '1', '1', '3'].map((version) => `CartPanel ${version}`));
    expect(reports()).toEqual(['mfe_cart 2 fetch healed', 'mfe_cart 1 fetch healed']);
  });

  test('fails when there is nothing else, and says so of each release once', async () => {
    failing = { 1: failure, 2: new LoadFailure('digest', 'changed') };
    const page = open();
    await expect(page.load(panel)).rejects.toThrow(
      `${panel} could not be loaded: LoadFailure: changed; LoadFailure: changed; LoadFailure: no network; LoadFailure: no network`,
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
    failing = { 2: failure, 1: failure };
    const page = open({ file: discoveryOf({ mfe_cart: [version2], mfe_content: [deployment('mfe_content', '7')] }) });
    await expect(page.load(panel)).rejects.toThrow();
    await expect(page.load('mfe_content/HomePage')).resolves.toEqual({ from: '7' });
  });
});

describe('for a visitor who asks', () => {
  test('what has failed is tried again, with the discovery file as it is by then', async () => {
    failing = { 1: failure, 2: failure };
    const page = open();
    await expect(page.load(panel)).rejects.toThrow();
    await expect(page.load(panel)).rejects.toThrow();
    expect(asked).toHaveLength(4);

    page.deploy(cart(version3));
    page.retry(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '3' });
    expect(asked.slice(4)).toEqual(['CartPanel 3']);
  });

  test('a release that was given up gets another chance', async () => {
    failing = { 2: failure };
    const page = open();
    await page.load(panel);
    failing = {};
    page.retry(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });
});

describe('a page about to be shown', () => {
  test('is brought, again if it failed before, and not if it is there', async () => {
    failing = { 1: failure, 2: failure };
    const page = open();
    await expect(page.prepare(panel, false)).rejects.toThrow();
    failing = {};
    await expect(page.prepare(panel, false)).resolves.toEqual({ from: '2' });
    expect(page.prepare(panel, false)).toBeNull();
  });

  test('needs nothing where the page in view is made of the same module, unless that has failed', async () => {
    const page = open({ pins: pinned('2') });
    await page.loadForHydration(panel, 'now');
    expect(page.prepare(panel, true)).toBeNull();

    failing = { 1: failure, 2: failure };
    await expect(page.load(popup)).rejects.toThrow();
    failing = {};
    await expect(page.prepare(popup, true)).resolves.toEqual({ from: '2' });
  });

  test('that was fetched in advance and failed says so only when the visitor goes there', async () => {
    failing = { 1: failure, 2: failure };
    const page = open();
    page.prefetch(panel);
    await settled();
    expect(report).not.toHaveBeenCalled();
    await expect(page.prepare(panel, false)).rejects.toThrow();
    expect(reports()).toHaveLength(2);
  });

  test('that failed, in advance or not, is tried again when the visitor reaches for it or wants it', async () => {
    failing = { 1: failure, 2: failure };
    const page = open();
    page.prefetch(panel);
    await settled();
    await expect(page.load(panel)).rejects.toThrow();
    expect(asked).toHaveLength(8);
    expect(reports()).toHaveLength(2);
    await expect(page.load(panel)).rejects.toThrow();
    expect(asked).toHaveLength(8);
    failing = {};
    page.prefetch(panel);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });

  test('that is being fetched in advance is fetched once', async () => {
    const page = open();
    page.prefetch(panel);
    await page.prepare(panel, false);
    page.prefetch(panel);
    expect(asked).toEqual(['CartPanel 2']);
  });

  test('and can be had of no release may be left to the server: then it never fails', async () => {
    failing = { 1: failure, 2: failure };
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

describe('for HTML that is there already', () => {
  test('the code is that of the very release that made it, and comes now or when it is needed', async () => {
    let need = () => {};
    whenNeeded.mockReturnValue(new Promise<void>((resolve) => (need = resolve)));
    const page = open({ pins: pinned('1') });
    await expect(page.loadForHydration(popup, 'now')).resolves.toEqual({ from: '1' });
    const late = page.loadForHydration(panel, 'needed');
    expect(page.loadForHydration(panel, 'needed')).toBe(late);
    expect(asked).toEqual(['PurchaseUnavailable 1']);
    need();
    await expect(late).resolves.toEqual({ from: '1' });
    expect(page.discovery.read).not.toHaveBeenCalled();
  });

  test('should React give up that HTML, the same code renders the part', async () => {
    const page = open({ pins: pinned('1') });
    const hydration = page.loadForHydration(panel, 'now');
    await hydration;
    expect(page.load(panel, true)).toBe(hydration);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });

  test('a page is unhydrated until its code is there', async () => {
    const page = open({ pins: pinned('2') });
    expect(page.isUnhydrated(panel)).toBe(false);
    const hydration = page.loadForHydration(panel, 'now');
    expect(page.isUnhydrated(panel)).toBe(true);
    await hydration;
    expect(page.isUnhydrated(panel)).toBe(false);
  });

  test.each([
    ['the one that stands in for it', version2, '1'],
    ['what visitors get by now', version3, '3'],
  ])('a release that fails gives way to %s, which renders the part itself', async (_name, deployed, standIn) => {
    failing = { 2: failure };
    const page = open({ pins: pinned('2'), file: cart(deployed) });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    expect(page.load(panel, true)).toMatchObject({ status: 'fulfilled', value: { from: standIn } });
    expect(page.isUnhydrated(panel)).toBe(false);
    expect(reports()).toEqual(['mfe_cart 2 fetch healed']);
  });

  test('one that visitors do not get any more, and whose successor fails too, gives way to the latter’s stand-in', async () => {
    failing = { 1: failure, 3: failure };
    const page = open({ pins: pinned('1'), file: cart(version3) });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    expect(page.load(panel, true)).toMatchObject({ value: { from: '2' } });
  });

  test('when nothing can be loaded it never settles: the HTML stays', async () => {
    failing = { 1: failure, 2: failure };
    const page = open({ pins: pinned('2') });
    const ended = jest.fn();
    page.loadForHydration(panel, 'now').then(ended, ended);
    await settled();
    expect(ended).not.toHaveBeenCalled();
    expect(page.isUnhydrated(panel)).toBe(true);
    expect(reports()).toEqual(['mfe_cart 2 fetch not healed', 'mfe_cart 1 fetch not healed']);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('a page that could not be hydrated is an ordinary one once the visitor has come back to it', async () => {
    failing = { 1: failure, 2: failure };
    const page = open({ pins: pinned('2') });
    page.loadForHydration(panel, 'now');
    await settled();
    failing = {};
    await page.prepare(panel, false);
    expect(page.isUnhydrated(panel)).toBe(false);
  });

  test('a page without a pin for it is rendered anew', async () => {
    await expect(open().loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
  });
});

describe('a release that throws as it runs', () => {
  const error = new Error('broken');

  /** The module of a page that has just thrown. */
  async function shown(page: ReturnType<typeof open>) {
    const module = await page.load(panel);
    return page.replace(panel, { module, phase: 'render', error, isStandIn: false });
  }

  test('gives way to the one that stands in for it, for the whole remote', async () => {
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

  test('once: what stands in for it and throws too is not changed again', async () => {
    const page = open({ file: cart(version3) });
    const standIn = await shown(page);
    expect(standIn && page.replace(panel, { module: standIn, phase: 'effect', error, isStandIn: true })).toBeNull();
    expect(reports()).toEqual(['mfe_cart 3 render healed', 'mfe_cart 2 effect not healed']);
    expect(asked).toEqual(['CartPanel 3', 'CartPanel 2']);
  });

  test('never comes back by itself, whatever throws', async () => {
    const page = open({ pins: pinned('1'), file: cart(version2) });
    const isStandIn = false;
    const first = await page.loadForHydration(panel, 'now');
    const second = await page.replace(panel, { module: first, phase: 'render', error, isStandIn });
    expect(second).toEqual({ from: '2' });
    const third = second && page.replace(panel, { module: second, phase: 'render', error, isStandIn });
    await expect(third).rejects.toThrow('Nothing stands in for mfe_cart 2');
  });

  test('has nothing to give way to', async () => {
    const page = open({ file: cart(version1) });
    await expect(shown(page)).rejects.toThrow('Nothing stands in for mfe_cart 1');
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

describe('which releases are used is known', () => {
  test('of what is handed out, not of what may be wanted soon', async () => {
    const page = open({ pins: pinned('1') });
    await page.prefetch(popup);
    expect(uses()).toEqual([]);
    await page.load(popup);
    await page.loadForHydration(panel, 'now');
    expect(uses()).toEqual(['PurchaseUnavailable 2', 'CartPanel 1']);
  });

  test('of what stands in, however it came to that', async () => {
    failing = { 1: failure };
    const page = open({ pins: pinned('1') });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    const module = await page.load(panel, true);
    failing = {};
    page.deploy(cart(version3));
    await page.replace(panel, { module, phase: 'render', error: new Error('broken'), isStandIn: false });
    expect(uses()).toEqual(['CartPanel 2', expect.stringMatching(/^CartPanel/)]);
  });

  test('of nothing that fails', async () => {
    failing = { 1: failure, 2: failure };
    const page = open({ pins: pinned('1') });
    await expect(page.load(panel)).rejects.toThrow();
    expect(uses()).toEqual([]);
  });
});
