import { cart, failure, hanging, open, panel, pinned, reports, scene } from '../testing/loaderPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a function whose promise resolves after some seconds. */
const after = (seconds: number) => () => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Describes the result of a promise and its time: `2 after 6 s`, `nothing after 12 s`. */
async function outcomeOf(promise: Promise<unknown>, limit = 13): Promise<string> {
  const started = performance.now();
  const seconds = () => `${Math.round(performance.now() - started) / 1000} s`;
  let answer = `waiting after ${limit} s`;
  promise.then(
    (module) => {
      answer = `${(module as { from: string }).from} after ${seconds()}`;
    },
    () => {
      answer = `nothing after ${seconds()}`;
    },
  );
  await jest.advanceTimersByTimeAsync(1000 * limit);
  return answer;
}

const load = (page: ReturnType<typeof open>) => outcomeOf(page.load(panel));

const answers = { works: after(0), fails: failure, hangs: hanging, 'is slow': after(2) };
const fates = Object.keys(answers) as (keyof typeof answers)[];

describe('a load takes 12 s at most', () => {
  const combinations = fates.flatMap((live) =>
    fates.flatMap((previous) =>
      ([undefined, 'read', 'refresh', 'both'] as const).map((hangs) => [live, previous, hangs] as const),
    ),
  );
  test.each(combinations)('with live: %s, previous: %s, hanging discovery file: %s', async (live, previous, hangs) => {
    scene.failing = { 2: answers[live], 1: answers[previous] };
    const page = open({ pins: pinned('2'), ...(hangs && { hangs }) });
    const [what = '', seconds = ''] = (await load(page)).split(' after ');
    expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(12);
    const isThere = (fate: string) => fate === 'works' || fate === 'is slow';
    expect(what !== 'nothing').toBe(isThere(live) || (hangs !== 'both' && isThere(previous)));
  });
});

describe('the time until the deadline', () => {
  test('is 6 s for the first release, then the rest for its fallback release', async () => {
    scene.failing = { 2: hanging };
    expect(await load(open())).toBe('1 after 6 s');
    expect(reports()).toEqual(['mfe_cart 2 fetch healed']);
    expect(scene.left).toEqual(['2']);
  });

  test('allows one second request for each hanging release', async () => {
    scene.failing = { 1: hanging, 2: hanging };
    expect(await load(open())).toBe('nothing after 12 s');
    expect(scene.asked).toEqual(['2', '1', '2', '1'].map((version) => `CartPanel ${version}`));
    expect(reports()).toEqual(['mfe_cart 2 fetch not healed', 'mfe_cart 1 fetch not healed']);
  });

  test('still accepts a slow first release while the fallback release is loading', async () => {
    scene.failing = { 2: after(7), 1: after(4) };
    expect(await load(open())).toBe('2 after 7 s');
    expect(reports()).toEqual([]);
  });

  test('leaves 6 s for the discovery file before the page’s pin is used', async () => {
    expect(await load(open({ pins: pinned('2'), hangs: 'both' }))).toBe('2 after 6 s');
  });

  test('is spent on the discovery file if the page has no pin', async () => {
    const page = open({ file: cart('1'), hangs: 'read' });
    const refresh = page.discovery.refresh.getMockImplementation();
    page.discovery.refresh.mockImplementation(async () => {
      await after(5)();
      return refresh?.() ?? null;
    });
    expect(await load(page)).toBe('1 after 11 s');
  });

  test('is shared by two parts that load the same module', async () => {
    scene.failing = { 1: hanging, 2: hanging };
    const page = open();
    page.load(panel).catch(() => {});
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await load(page)).toBe('nothing after 7 s');
  });

  test('is shared by a release that throws on rendering and its replacement', async () => {
    scene.failing = { 2: after(5), 1: hanging };
    const page = open();
    const loading = page.load(panel);
    await jest.advanceTimersByTimeAsync(5_000);
    const replacing = page.breaks(panel, await loading);
    expect(replacing && (await outcomeOf(replacing))).toBe('nothing after 7 s');
  });

  test('starts anew for a release that throws long after loading', async () => {
    const page = open();
    const module = await page.load(panel);
    await jest.advanceTimersByTimeAsync(60_000);
    scene.failing = { 1: hanging };
    const replacing = page.breaks(panel, module);
    expect(replacing && (await outcomeOf(replacing))).toBe('nothing after 12 s');
  });
});

describe('a release that arrives after the deadline', () => {
  async function openLate() {
    scene.failing = { 2: after(20), 1: hanging };
    const page = open();
    expect(await load(page)).toBe('nothing after 12 s');
    return page;
  }

  test('is reported as late and returned by the next load', async () => {
    const page = await openLate();
    const late = jest.fn();
    page.late?.(panel)?.then(late);
    await expect(page.load(panel)).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(7_000);
    expect(late).toHaveBeenCalled();
    expect(page.load(panel)).toMatchObject({ status: 'fulfilled', value: { from: '2' } });
    expect(page.late?.(panel)).toBeNull();
  });

  test('is not awaited after a retry, which starts a new deadline', async () => {
    const page = await openLate();
    scene.failing = { 1: hanging, 2: hanging };
    page.retry(panel);
    expect(await load(page)).toBe('nothing after 12 s');
    expect(scene.asked.slice(4)[0]).toBe('CartPanel 2');
  });

  test('hydrates the remaining HTML', async () => {
    scene.failing = { 1: after(30) };
    const page = open({ pins: pinned('1'), file: cart('1') });
    const hydration = page.loadForHydration(panel, 'now');
    expect(await outcomeOf(hydration, 20)).toBe('waiting after 20 s');
    expect(page.isUnhydrated(panel)).toBe(true);
    expect(reports()).toEqual(['mfe_cart 1 fetch not healed']);
    expect(await outcomeOf(hydration, 20)).toBe('1 after 10 s');
    expect(page.isUnhydrated(panel)).toBe(false);
  });

  test('renders the part itself if it is the fallback release', async () => {
    scene.failing = { 2: hanging, 1: after(10) };
    const page = open({ pins: pinned('2') });
    expect(await outcomeOf(page.loadForHydration(panel, 'now'), 20)).toBe('nothing after 16 s');
    expect(page.load(panel, true)).toMatchObject({ status: 'fulfilled', value: { from: '1' } });
  });

  test('does not hydrate after the page was left and opened again', async () => {
    scene.failing = { 1: after(20), 2: hanging };
    const page = open({ pins: pinned('1') });
    page.loadForHydration(panel, 'now').catch(() => {});
    await jest.advanceTimersByTimeAsync(13_000);
    scene.failing = {};
    await page.prepare(panel, false);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(page.load(panel)).toMatchObject({ value: { from: '2' } });
    expect(page.isUnhydrated(panel)).toBe(false);
  });
});
