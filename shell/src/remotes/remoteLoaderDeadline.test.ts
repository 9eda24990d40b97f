import { cart, failure, hanging, open, panel, pinned, reports, scene } from '../testing/loaderPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Answers after so many s. */
const after = (seconds: number) => () => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** What a promise has come to, and in which second: `2 after 6 s`, `nothing after 12 s`. */
async function told(promise: Promise<unknown>, limit = 13): Promise<string> {
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

const load = (page: ReturnType<typeof open>) => told(page.load(panel));

const answers = { works: after(0), fails: failure, hangs: hanging, 'is slow': after(2) };
const fates = Object.keys(answers) as (keyof typeof answers)[];

describe('whatever hangs, a visitor waits for 12 s at most', () => {
  const combinations = fates.flatMap((live) =>
    fates.flatMap((previous) =>
      ([undefined, 'read', 'refresh', 'both'] as const).map((hangs) => [live, previous, hangs] as const),
    ),
  );
  test.each(combinations)('live %s, previous %s, discovery file hangs: %s', async (live, previous, hangs) => {
    scene.failing = { 2: answers[live], 1: answers[previous] };
    const page = open({ pins: pinned('2'), ...(hangs && { hangs }) });
    const [what = '', seconds = ''] = (await load(page)).split(' after ');
    expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(12);
    const isThere = (fate: string) => fate === 'works' || fate === 'is slow';
    expect(what !== 'nothing').toBe(isThere(live) || (hangs !== 'both' && isThere(previous)));
  });
});

describe('the time is shared', () => {
  test('the first release has 6 s, then its fallback release', async () => {
    scene.failing = { 2: hanging };
    expect(await load(open())).toBe('1 after 6 s');
    expect(reports()).toEqual(['mfe_cart 2 fetch healed']);
    expect(scene.left).toEqual(['2']);
  });

  test('what hangs is asked once more after all others, and again no more', async () => {
    scene.failing = { 1: hanging, 2: hanging };
    expect(await load(open())).toBe('nothing after 12 s');
    expect(scene.asked).toEqual(['2', '1', '2', '1'].map((version) => `CartPanel ${version}`));
    expect(reports()).toEqual(['mfe_cart 2 fetch not healed', 'mfe_cart 1 fetch not healed']);
  });

  test('without a fallback release the first one is asked again after 6 s', async () => {
    scene.failing = { 1: hanging };
    const page = open({ file: cart('1') });
    const loading = told(page.load(panel), 0);
    await jest.advanceTimersByTimeAsync(5_999);
    expect(scene.asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(scene.asked).toHaveLength(2);
    await loading;
  });

  test('what is slow still counts while its fallback release is on its way, and has not failed', async () => {
    scene.failing = { 2: after(7), 1: after(4) };
    expect(await load(open())).toBe('2 after 7 s');
    expect(reports()).toEqual([]);
  });

  test('a page goes on with its pin where the discovery file hangs for 6 s', async () => {
    expect(await load(open({ pins: pinned('2'), hangs: 'both' }))).toBe('2 after 6 s');
  });

  test('and waits for the file to the end where it has none', async () => {
    const page = open({ file: cart('1'), hangs: 'read' });
    const refresh = page.discovery.refresh.getMockImplementation();
    page.discovery.refresh.mockImplementation(async () => {
      await after(5)();
      return refresh?.() ?? null;
    });
    expect(await load(page)).toBe('1 after 11 s');
  });

  test('by two parts of the page, which both wait no longer', async () => {
    scene.failing = { 1: hanging, 2: hanging };
    const page = open();
    page.load(panel).catch(() => {});
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await load(page)).toBe('nothing after 7 s');
  });

  test('by a release that throws as it runs and the one that takes its place', async () => {
    scene.failing = { 2: after(5), 1: hanging };
    const page = open();
    const loading = page.load(panel);
    await jest.advanceTimersByTimeAsync(5_000);
    const replacing = page.breaks(panel, await loading);
    expect(replacing && (await told(replacing))).toBe('nothing after 7 s');
  });

  test('but one that throws much later has as much time as the first', async () => {
    const page = open();
    const module = await page.load(panel);
    await jest.advanceTimersByTimeAsync(60_000);
    scene.failing = { 1: hanging };
    const replacing = page.breaks(panel, module);
    expect(replacing && (await told(replacing))).toBe('nothing after 12 s');
  });
});

describe('what comes after the deadline', () => {
  async function openLate() {
    scene.failing = { 2: after(20), 1: hanging };
    const page = open();
    expect(await load(page)).toBe('nothing after 12 s');
    return page;
  }

  test('is there for whoever asks next, and says so', async () => {
    const page = await openLate();
    const late = jest.fn();
    page.late?.(panel)?.then(late);
    await expect(page.load(panel)).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(7_000);
    expect(late).toHaveBeenCalled();
    expect(page.load(panel)).toMatchObject({ status: 'fulfilled', value: { from: '2' } });
    expect(page.late?.(panel)).toBeNull();
  });

  test('changes nothing once the visitor has tried again, which begins a new deadline', async () => {
    const page = await openLate();
    scene.failing = { 1: hanging, 2: hanging };
    page.retry(panel);
    expect(await load(page)).toBe('nothing after 12 s');
    expect(scene.asked.slice(4)[0]).toBe('CartPanel 2');
  });

  test('hydrates the HTML that has stayed until then', async () => {
    scene.failing = { 1: after(30) };
    const page = open({ pins: pinned('1'), file: cart('1') });
    const hydration = page.loadForHydration(panel, 'now');
    expect(await told(hydration, 20)).toBe('waiting after 20 s');
    expect(page.isUnhydrated(panel)).toBe(true);
    expect(reports()).toEqual(['mfe_cart 1 fetch not healed']);
    expect(await told(hydration, 20)).toBe('1 after 10 s');
    expect(page.isUnhydrated(panel)).toBe(false);
  });

  test('may be the fallback release, which renders the part itself', async () => {
    scene.failing = { 2: hanging, 1: after(10) };
    const page = open({ pins: pinned('2') });
    expect(await told(page.loadForHydration(panel, 'now'), 20)).toBe('nothing after 16 s');
    expect(page.load(panel, true)).toMatchObject({ status: 'fulfilled', value: { from: '1' } });
  });

  test('hydrates nothing where the page has been left and come back to', async () => {
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
