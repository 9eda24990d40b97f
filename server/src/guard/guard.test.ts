import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openSite, type PublishedSite } from '../site/publishedSite';
import { createServedPages, type ServedPages } from '../site/servedPages';
import { publishGeneration } from '../testing/site';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { createGuard, type Guard, type GuardOptions } from './guard';

const folder = useTemporaryFolder();
const guardFile = () => path.join(folder(), 'var/guard.json');

let seconds: number;
/** Seconds by which the clock was changed. */
let setBy: number;
let generation: number;
let visitors: number;
let served: ServedPages;
let logged: { level: string; fields: Record<string, unknown>; text: string }[];
beforeEach(() => {
  seconds = 0;
  setBy = 0;
  generation = 0;
  visitors = 0;
  served = createServedPages(() => seconds * 1000);
  logged = [];
});
const now = () => new Date(Date.UTC(2026, 0, 1, 12) + (seconds + setBy) * 1000);

/** Publishes a site whose catalogue has a canary, or none. */
async function publish(canary: string | null, live = '1.0.0') {
  generation += 1;
  const release = (version: string, traffic: number) => ({
    metadata: { version },
    deployment: { traffic, default: traffic > 50 },
  });
  const mfe_catalog = canary ? [release(live, 90), release(canary, 10)] : [release(live, 100)];
  const discovery = JSON.stringify({ microFrontends: { shell: [release('2.0.0', 100)], mfe_catalog } });
  await publishGeneration(folder(), `${generation}`, {
    files: { 'frontend-discovery.json': discovery },
    ...(canary && { canaries: { mfe_catalog: 10 }, pages: { 'index.html': ['mfe_catalog'] } }),
  });
}

/** A release store with the given outcome of rollbacks, and mocks that record rollbacks and reasons. */
function storeThat(takesBack: () => Promise<boolean> = async () => true, addVerdict = jest.fn(async () => {})) {
  const takeBackCanary = jest.fn(takesBack);
  return { store: async () => ({ takeBackCanary, addVerdict }), takeBackCanary, addVerdict };
}

function watchman(change: Partial<GuardOptions> = {}): Guard {
  const log = (level: string) => (fields: unknown, text: unknown) =>
    void logged.push({ level, fields: fields as Record<string, unknown>, text: String(text) });
  return createGuard({
    site: openSite(folder()),
    lastDay: () => ({ views: 0, failed: 0, recovered: 0 }),
    served,
    store: null,
    file: guardFile(),
    log: { info: log('info'), warn: log('warn'), error: log('error') } as GuardOptions['log'],
    now,
    elapsed: () => seconds * 1000,
    ...change,
  });
}

/** A guard that has looked once at the site with a canary. */
async function begun(change?: Partial<GuardOptions>): Promise<Guard> {
  await publish('1.0.1');
  const guard = watchman(change);
  await guard.look();
  return guard;
}

/** Reports a view from an address that was sent the page, by default in a network of its own. */
function view(guard: Guard, version: string, fails: boolean, address = ownAddress()) {
  served.add({ method: 'GET', ip: address });
  forge(guard, version, fails, address);
}

/** Reports a view without a page load before it. */
function forge(guard: Guard, version: string, fails: boolean, address: string) {
  const failure = { remote: 'mfe_catalog', version, phase: 'render', healed: false, first: true } as const;
  guard.recordObservation({ views: { mfe_catalog: version }, failures: fails ? [failure] : [] }, address);
}

function ownAddress(): string {
  visitors += 1;
  return `10.${visitors >> 8}.${visitors & 255}.1`;
}

/** Reports views of canary and live, one to nine; the canary fails in all or none. Then the guard looks. */
async function visit(guard: Guard, views: number, fails: boolean, version = '1.0.1') {
  for (let seen = 0; seen < views; seen += 1) view(guard, version, fails);
  for (let seen = 0; seen < views * 9; seen += 1) view(guard, '1.0.0', false);
  seconds += 5;
  await guard.look();
}

const reason =
  'Falhou em 15 de 15 visualizações (100%); a versão no ar, no mesmo período, em 0 de 135 visualizações (0%).';

/** Reports failing views of the canary, five before each look. */
async function fail(guard: Guard, looks = 4) {
  for (let look = 0; look < looks; look += 1) await visit(guard, 5, true);
}

test('the guard rolls a failing canary back once, and records and logs the reason', async () => {
  const { store, takeBackCanary, addVerdict } = storeThat();
  const guard = await begun({ store });
  await fail(guard, 2);
  expect(guard.rollbacks()).toEqual([]);
  await fail(guard, 1);
  const verdict = { remote: 'mfe_catalog', version: '1.0.1', time: '2026-01-01T12:00:15.000Z', reason };
  expect(guard.rollbacks()).toEqual([verdict]);
  await fail(guard);
  await guard.stop();
  expect(takeBackCanary.mock.calls).toEqual([['mfe-catalog', '1.0.1']]);
  expect(addVerdict.mock.calls).toEqual([['mfe-catalog', { version: '1.0.1', time: verdict.time, reason }]]);
  const counts = { canary: { views: 15, failed: 15 }, live: { views: 135, failed: 0 } };
  expect(logged).toEqual([
    { level: 'warn', fields: { ...verdict, ...counts }, text: 'a canary fails more often than live: it is taken back' },
    { level: 'info', fields: { remote: 'mfe_catalog', version: '1.0.1' }, text: 'the canary was taken back' },
  ]);
});

test('the guard leaves alone a working canary, and one that is promoted before the test decides', async () => {
  const { store, takeBackCanary } = storeThat();
  const guard = await begun({ store });
  for (let look = 0; look < 50; look += 1) await visit(guard, 5, false);
  await visit(guard, 5, true);
  await publish(null, '1.0.1');
  await visit(guard, 50, true);
  await guard.stop();
  expect([guard.rollbacks(), takeBackCanary.mock.calls]).toEqual([[], []]);
});

test('views before the guard’s first look at a canary do not count', async () => {
  await publish('1.0.1');
  const guard = watchman();
  for (let seen = 0; seen < 1_000; seen += 1) view(guard, '1.0.1', true);
  await guard.look();
  for (let look = 0; look < 10; look += 1) await visit(guard, 5, false);
  expect(guard.rollbacks()).toEqual([]);
});

test('the guard retries a failed rollback with growing pauses until it succeeds', async () => {
  await publish('1.0.1');
  const tries: number[] = [];
  const { store } = storeThat(async () => {
    tries.push(seconds);
    if (tries.length < 6) throw new Error('The registry can’t be reached');
    return true;
  });
  const guard = watchman({ store });
  await guard.look();
  await fail(guard, 60);
  await guard.stop();
  expect(tries).toHaveLength(6);
  // The pauses are at least half of 5, 10, 20 … s; the guard notices their end at its next look.
  for (const [index, time] of tries.slice(1).entries()) {
    expect(time - (tries[index] ?? 0)).toBeGreaterThanOrEqual(2.5 * 2 ** index);
  }
  expect(logged.filter(({ level }) => level === 'error').map(({ fields }) => fields.reason)).toEqual(
    Array.from({ length: 5 }, () => 'The registry can’t be reached'),
  );
});

/** Variants of the home page that visitors of all numbers get. */
async function variantsOf(site: PublishedSite) {
  const current = await site.current();
  const numbers = Array.from({ length: 100 }, (_, visitor) => visitor);
  return new Set(numbers.map((visitor) => current?.variants.combinationFor('index.html', visitor)));
}

test('after a rollback no visitor gets the canary, even if the store cannot record the reason', async () => {
  const site = openSite(folder());
  const { store } = storeThat(undefined, jest.fn().mockRejectedValue(new Error('The registry takes no reasons')));
  const guard = await begun({ site, store });
  expect(await variantsOf(site)).toEqual(new Set([null, 'mfe_catalog']));
  await fail(guard);
  await guard.stop();
  expect(await variantsOf(site)).toEqual(new Set([null]));
  // The next publication is served unchanged.
  await publish('1.0.2');
  expect(await variantsOf(site)).toEqual(new Set([null, 'mfe_catalog']));
});

test('a canary that is published during the rollback reaches its visitors', async () => {
  const site = openSite(folder());
  const { store } = storeThat(async () => {
    await publish('1.0.2');
    return true;
  });
  const guard = await begun({ site, store });
  await fail(guard);
  await guard.stop();
  expect(await variantsOf(site)).toContain('mfe_catalog');
});

test('in report-only mode the guard reports a failing canary and rolls nothing back', async () => {
  const guard = await begun();
  await fail(guard, 10);
  expect(guard.rollbacks()).toMatchObject([{ reason: expect.stringMatching(/o servidor só relata\.$/) }]);
  expect(logged.map(({ text }) => text)).toEqual(['a canary fails more often than live']);
});

test('the guard tries once and records no reason if the release is no longer a canary', async () => {
  const { store, takeBackCanary, addVerdict } = storeThat(async () => false);
  const guard = await begun({ store });
  await fail(guard, 10);
  await guard.stop();
  expect([takeBackCanary.mock.calls.length, addVerdict.mock.calls]).toEqual([1, []]);
  expect(logged.at(-1)?.text).toBe('it is no canary any more');
});

test('after a restart the guard continues its test, and repeats an unfinished rollback', async () => {
  const settings = storeThat(() => new Promise(() => {}));
  await fail(await begun(settings), 2);
  let guard = watchman(settings);
  await guard.look();
  expect(guard.rollbacks()).toEqual([]);
  await fail(guard, 1);
  expect(guard.rollbacks()).toMatchObject([{ reason }]);

  const { store, takeBackCanary } = storeThat();
  guard = watchman({ store });
  await guard.look();
  await guard.stop();
  expect(takeBackCanary).toHaveBeenCalledTimes(1);
  expect(guard.rollbacks()).toMatchObject([{ reason }]);
});

test('a new canary, and the same one deployed again, starts a test of its own', async () => {
  const guard = await begun();
  await fail(guard);
  await publish('1.0.2');
  await guard.look();
  for (let look = 0; look < 5; look += 1) await visit(guard, 5, false, '1.0.2');
  await publish('1.0.1');
  await guard.look();
  expect(guard.rollbacks()).toHaveLength(1);
  await fail(guard);
  expect(guard.rollbacks().map(({ version }) => version)).toEqual(['1.0.1', '1.0.1']);
});

describe.each([
  ['forward by ten days', 10 * 24 * 3_600],
  ['back by ten days', -10 * 24 * 3_600],
])('a clock that is set %s', (_how, by) => {
  test('changes neither the counts of a test nor the views that failures belong to', async () => {
    const guard = await begun();
    await fail(guard, 2);
    view(guard, '1.0.1', false, '203.0.113.7');
    setBy = by;
    const failure = { remote: 'mfe_catalog', version: '1.0.1', phase: 'render', healed: false, first: true } as const;
    seconds += 3_590;
    guard.recordObservation({ views: {}, failures: [failure] }, '203.0.113.7');
    await fail(guard, 1);
    expect(guard.rollbacks()).toMatchObject([
      { reason: expect.stringMatching(/^Falhou em 16 de 16 /), time: now().toISOString() },
    ]);
  });

  test('rolls back no working canary, and none without views of live', async () => {
    const guard = await begun();
    for (let look = 0; look < 20; look += 1) await visit(guard, 5, false);
    for (let seen = 0; seen < 15; seen += 1) view(guard, '1.0.1', true);
    setBy = by;
    await guard.look();
    const { cases } = JSON.parse(await readFile(guardFile(), 'utf8'));
    expect(cases[0].trial.canary).toEqual({ views: 100, failed: 0 });
    expect(guard.rollbacks()).toEqual([]);
  });

  test('delays the retry of a failed rollback by seconds, not by days', async () => {
    const tries: number[] = [];
    const { store } = storeThat(async () => {
      tries.push(seconds);
      if (tries.length === 1) throw new Error('The registry can’t be reached');
      return true;
    });
    const guard = await begun({ store });
    await fail(guard, 3);
    await new Promise(setImmediate);
    setBy = by;
    await guard.look();
    expect(tries).toEqual([15]);
    await fail(guard, 2);
    await guard.stop();
    expect(tries).toHaveLength(2);
  });
});

describe('attacks:', () => {
  test('one address that reports failures for a week counts as one piece of evidence', async () => {
    const { store, takeBackCanary } = storeThat();
    const guard = await begun({ store });
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      view(guard, '1.0.1', true, '203.0.113.7');
      seconds += 3_600;
      await guard.look();
    }
    await guard.stop();
    expect([guard.rollbacks(), takeBackCanary.mock.calls]).toEqual([[], []]);
  });

  test.each([
    ['250 networks /64 of one /48', (turn: number) => `2001:db8:1:${turn.toString(16)}::1`],
    ['250 addresses of one /24', (turn: number) => `203.0.113.${turn}`],
    [
      'seven IPv4 networks and seven IPv6 networks',
      (turn: number) => (turn % 2 ? `2001:db8:${turn % 14}::${turn}` : `10.${turn % 14}.0.${turn}`),
    ],
  ])('%s cannot roll a canary back', async (_what, addressOf) => {
    const { store, takeBackCanary } = storeThat();
    const guard = await begun({ store });
    for (let turn = 0; turn < 250; turn += 1) {
      view(guard, '1.0.1', true, addressOf(turn));
      for (let seen = 0; seen < 9; seen += 1) view(guard, '1.0.0', false);
      seconds += 5;
      await guard.look();
    }
    await guard.stop();
    expect([guard.rollbacks(), takeBackCanary.mock.calls]).toEqual([[], []]);
  });

  test('failures without a view, repeated failures, and failures an hour after their view do not count', async () => {
    await publish('1.0.1');
    const guard = watchman();
    await guard.look();
    const failure = { remote: 'mfe_catalog', version: '1.0.1', phase: 'render', healed: false, first: true } as const;
    const fail = (address: string) => guard.recordObservation({ views: {}, failures: [failure] }, address);
    for (let network = 0; network < 200; network += 1) fail(`10.1.${network}.1`);
    await visit(guard, 50, false);
    view(guard, '1.0.1', false, '203.0.113.7');
    for (let turn = 0; turn < 200; turn += 1) fail('203.0.113.7');
    view(guard, '1.0.1', false, '198.51.100.7');
    seconds += 3_600;
    fail('198.51.100.7');
    await visit(guard, 1, false);
    const { cases } = JSON.parse(await readFile(guardFile(), 'utf8'));
    expect(cases[0].trial.canary).toEqual({ views: 53, failed: 1 });
  });

  describe.each([6, 60, 6_000])('%i views from networks that were sent no page', (forged) => {
    /** Reports forged views before any page is sent, then 66 views of each release, each after one more forged view. */
    async function attacked(guard: Guard, { areGood, isCanaryGood }: { areGood: boolean; isCanaryGood: boolean }) {
      const addressOf = (turn: number) => `172.${16 + (turn >> 8)}.${turn & 255}.1`;
      for (let turn = 0; turn < forged; turn += 1) forge(guard, '1.0.1', !areGood, addressOf(turn));
      for (let turn = 0; turn < 66; turn += 1) {
        forge(guard, '1.0.1', !areGood, addressOf(forged + turn));
        view(guard, '1.0.0', false);
        view(guard, '1.0.1', !isCanaryGood && turn >= 6);
        seconds += 5;
        await guard.look();
      }
      await guard.stop();
    }

    test('do not hide a failing canary', async () => {
      const { store, takeBackCanary } = storeThat();
      await attacked(await begun({ store }), { areGood: true, isCanaryGood: false });
      expect(takeBackCanary).toHaveBeenCalledTimes(1);
      const unexplained = expect.stringContaining('from networks that this server has sent no page');
      expect(logged).toContainEqual({ level: 'warn', fields: canaryFields, text: unexplained });
      expect(logged.filter(({ text }) => text.includes('PAGES_FROM=elsewhere'))).toHaveLength(1);
    });

    test('do not roll a working canary back', async () => {
      const { store, takeBackCanary } = storeThat();
      const guard = await begun({ store });
      await attacked(guard, { areGood: false, isCanaryGood: true });
      expect([takeBackCanary.mock.calls, guard.rollbacks()]).toEqual([[], []]);
      const { cases } = JSON.parse(await readFile(guardFile(), 'utf8'));
      expect(cases[0].trial).toMatchObject({ canary: { views: 66, failed: 0 }, live: { views: 66, failed: 0 } });
    });
  });

  test('after a restart a view counts only after its network was sent a page again', async () => {
    await fail(await begun(), 2);
    served = createServedPages(() => seconds * 1000);
    const { store, takeBackCanary } = storeThat();
    const guard = watchman({ store });
    await guard.look();
    for (let network = 0; network < 100; network += 1) forge(guard, '1.0.1', true, `10.0.${network}.1`);
    seconds += 5;
    await guard.look();
    expect(guard.rollbacks()).toEqual([]);
    await fail(guard, 1);
    await guard.stop();
    expect(takeBackCanary).toHaveBeenCalledTimes(1);
  });

  test('where another server sends the pages, every view counts', async () => {
    const { store, takeBackCanary } = storeThat();
    const guard = await begun({ store, served: null });
    for (let network = 0; network < 15; network += 1) forge(guard, '1.0.1', true, `10.0.${network}.1`);
    for (let network = 0; network < 135; network += 1) forge(guard, '1.0.0', false, `10.1.${network}.1`);
    await guard.look();
    await guard.stop();
    expect(takeBackCanary).toHaveBeenCalledTimes(1);
    expect(logged.map(({ text }) => text)).not.toContainEqual(expect.stringContaining('PAGES_FROM'));
  });

  test('the guard starts anew a test that an older server stored as implausible', async () => {
    const { store, takeBackCanary } = storeThat();
    const guard = await begun();
    await fail(guard);
    const { cases, verdicts } = JSON.parse(await readFile(guardFile(), 'utf8'));
    const text = JSON.stringify({ cases: [{ ...cases[0], recoveries: undefined, isPlausible: false }], verdicts });
    await writeFile(guardFile(), text);
    const restarted = watchman({ store });
    await restarted.look();
    await restarted.stop();
    expect(takeBackCanary).not.toHaveBeenCalled();
    const next = watchman({ store });
    await fail(next);
    await next.stop();
    expect(takeBackCanary).toHaveBeenCalledTimes(1);
  });

  const canaryFields = { remote: 'mfe_catalog', version: '1.0.1' };
});

describe('recovered hydration', () => {
  /** Reports 20 views of each release, with recovered hydration in the given numbers of them. */
  async function visits(guard: Guard, canary: number, live: number) {
    for (const [version, recovered] of [
      ['1.0.1', canary],
      ['1.0.0', live],
    ] as const) {
      for (let turn = 0; turn < 20; turn += 1) {
        const address = ownAddress();
        served.add({ method: 'GET', ip: address });
        // Older shells report recovered hydration in this form.
        const failure = { remote: 'mfe_catalog', version, phase: 'hydrate', healed: true, first: true } as const;
        const failures = turn < recovered ? [failure] : [];
        guard.recordObservation({ views: { mfe_catalog: version }, failures }, address);
      }
    }
    seconds += 5;
    await guard.look();
  }

  test.each([
    ['in every view of both releases, as with a browser extension,', 20, 20],
    ['in 15 per cent of the canary’s views, and in none of live’s,', 3, 0],
    ['in half of the canary’s views, and in 40 per cent of live’s,', 10, 8],
  ])('%s rolls no canary back', async (_what, canary, live) => {
    const { store, takeBackCanary } = storeThat();
    const guard = await begun({ store });
    for (let look = 0; look < 40; look += 1) await visits(guard, canary, live);
    await guard.stop();
    expect([guard.rollbacks(), takeBackCanary.mock.calls]).toEqual([[], []]);
  });

  test('in every view of the canary rolls it back, across a restart, with a reason', async () => {
    const { store, takeBackCanary } = storeThat();
    await visits(await begun({ store }), 20, 1);
    const guard = watchman({ store });
    await guard.look();
    for (let look = 0; look < 3; look += 1) await visits(guard, 20, 1);
    await guard.stop();
    expect(takeBackCanary.mock.calls).toEqual([['mfe-catalog', '1.0.1']]);
    expect(guard.rollbacks()).toMatchObject([
      {
        reason: expect.stringMatching(/^Desenhou no navegador algo diferente do seu HTML em (\d+) de \1 visualizações/),
      },
    ]);
    expect(logged[0]?.text).toBe(
      'a canary renders something else than its HTML, far more often than live: it is taken back',
    );
  });
});

describe('a failing disk:', () => {
  test.each([
    ['cannot be written, as on a full or read-only disk,', () => writeFile(path.join(folder(), 'var'), 'in the way')],
    ['cannot be read', () => mkdir(guardFile(), { recursive: true })],
    ['is not text', () => mkdir(path.dirname(guardFile())).then(() => writeFile(guardFile(), Buffer.alloc(64, 0xff)))],
  ])('a guard file that %s does not stop a rollback, and is logged once', async (_what, harm) => {
    await harm();
    const { store, takeBackCanary } = storeThat();
    const guard = await begun({ store });
    await fail(guard, 10);
    await guard.stop();
    expect(takeBackCanary.mock.calls).toEqual([['mfe-catalog', '1.0.1']]);
    expect(logged.at(-1)?.text).toBe('the canary was taken back');
    expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test('this server stops serving the canary even if the store refuses the rollback', async () => {
    const site = openSite(folder());
    const { store } = storeThat(() => Promise.reject(new Error('ENOSPC: no space left on device')));
    const guard = await begun({ site, store });
    await fail(guard);
    await guard.stop();
    expect(await variantsOf(site)).toEqual(new Set([null]));
  });
});

describe('a damaged file', () => {
  /** File of a guard after ten failed views of a canary. */
  async function written() {
    await fail(await begun(), 2);
    const text = await readFile(guardFile(), 'utf8');
    return { text, file: JSON.parse(text) };
  }
  type Written = Awaited<ReturnType<typeof written>>;
  const trial = { canary: { views: 3, failed: 9 }, live: { views: 9, failed: 0 }, evidence: [0, 0, 0, 0, 0] };

  test.each<[string, (before: Written) => string]>([
    ['is empty', () => ''],
    ['is no JSON', () => 'nonsense'],
    ['ends in the middle', ({ text }) => text.slice(0, text.length / 2)],
    ['has zeros in place of its end, as after a power cut', ({ text }) => text.slice(0, 50).padEnd(text.length, '\0')],
    ['is JSON of another shape', () => '{"cases": [{"remote": "mfe_catalog"}]}'],
    ['is null', () => 'null'],
    ['has lists in place of objects', () => '[[[]]]'],
    ['is nested 100,000 levels deep', () => '['.repeat(100_000)],
    ['has a number as version', ({ file }) => JSON.stringify({ ...file, cases: [{ ...file.cases[0], version: 1 }] })],
    ['has evidence that is null', ({ text }) => text.replace(/"evidence":\[[^,]*/, '"evidence":[null')],
    ['has too many values of evidence', ({ text }) => text.replace('"evidence":[', '"evidence":[0,')],
    ['has more failures than views', ({ file }) => JSON.stringify({ ...file, cases: [{ ...file.cases[0], trial }] })],
    ['is larger than any that a server writes', ({ text }) => text.padEnd(64 * 2 ** 20 + 1)],
  ])('that %s is logged, and read as one without tests', async (_what, damage) => {
    await writeFile(guardFile(), damage(await written()));
    logged = [];
    const { store, takeBackCanary } = storeThat();
    const guard = watchman({ store });
    await guard.look();
    expect(logged.map(({ level }) => level)).toEqual(['error']);
    await fail(guard, 2);
    expect(takeBackCanary).not.toHaveBeenCalled();
    await fail(guard, 1);
    await guard.stop();
    expect(takeBackCanary).toHaveBeenCalledTimes(1);
    expect(JSON.parse(await readFile(guardFile(), 'utf8')).verdicts).toHaveLength(1);
  });

  test('left half-written by a killed server is removed, and the file before it is used', async () => {
    const { text } = await written();
    const unfinished = path.join(path.dirname(guardFile()), '.guard.json.tmp');
    await writeFile(unfinished, text.slice(0, text.length / 2));
    const guard = watchman();
    await guard.look();
    await fail(guard, 1);
    expect(guard.rollbacks()).toMatchObject([{ reason: expect.stringMatching(/^Falhou em 15 de 15 /) }]);
    await expect(readFile(unfinished)).rejects.toThrow('ENOENT');
  });
});

test('the guard logs a site that it cannot read, and works again after the next publication', async () => {
  await publishGeneration(folder(), 'broken', { files: { 'frontend-discovery.json': '{' } });
  const guard = watchman();
  await guard.look();
  expect(logged.map(({ level }) => level)).toEqual(['error']);
  generation = 5;
  await publish('1.0.1');
  await guard.look();
  await fail(guard);
  expect(guard.rollbacks()).toHaveLength(1);
});
