import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openSite } from '../site/publishedSite';
import { publishGeneration } from '../testing/site';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { createGuard, type Guard, type GuardOptions } from './guard';

const folder = useTemporaryFolder();
const guardFile = () => path.join(folder(), 'var/guard.json');

let seconds: number;
let generation: number;
let counts: Record<string, { views: number; failedViews: number }>;
let logged: { level: string; fields: Record<string, unknown>; text: string }[];
beforeEach(() => {
  seconds = 0;
  generation = 0;
  counts = {};
  logged = [];
});
const now = () => new Date(Date.UTC(2026, 0, 1, 12) + seconds * 1000);

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

/** A release store in which canaries are rolled back as told. */
function storeThat(takeBackCanary: () => Promise<boolean>) {
  const kept: unknown[] = [];
  const addVerdict = async (...verdict: unknown[]) => void kept.push(verdict);
  return { store: async () => ({ takeBackCanary, addVerdict }), kept };
}

function watchman(change: Partial<GuardOptions> = {}): Guard {
  const log = (level: string) => (fields: unknown, text: unknown) =>
    void logged.push({ level, fields: fields as Record<string, unknown>, text: String(text) });
  return createGuard({
    site: openSite(folder()),
    observations: {
      total: (remote, version) => ({ ...(counts[`${remote} ${version}`] ?? { views: 0, failedViews: 0 }) }),
      lastDay: () => ({ views: 0, failedViews: 0 }),
    },
    store: null,
    file: guardFile(),
    log: { info: log('info'), warn: log('warn'), error: log('error') } as GuardOptions['log'],
    now,
    ...change,
  });
}

/** Views of both releases, of which the canary fails in all or none; then the guard looks. */
async function visit(guard: Guard, views: number, fails: boolean, version = '1.0.1') {
  const add = (key: string, more: number, failed: number) => {
    const { views: before, failedViews } = counts[key] ?? { views: 0, failedViews: 0 };
    counts[key] = { views: before + more, failedViews: failedViews + failed };
  };
  add(`mfe_catalog ${version}`, views, fails ? views : 0);
  add('mfe_catalog 1.0.0', views * 9, 0);
  seconds += 5;
  await guard.look();
}

const reason =
  'Falhou em 12 de 12 visualizações (100%); a versão no ar, no mesmo período, em 0 de 108 visualizações (0%).';

test('a canary that fails is rolled back, once, and it is said why', async () => {
  await publish('1.0.1');
  const { store, kept } = storeThat(async () => true);
  const guard = watchman({ store });
  await guard.look();
  for (let look = 1; look <= 3; look += 1) {
    expect(guard.rollbacks()).toEqual([]);
    await visit(guard, 4, true);
  }
  const verdict = { remote: 'mfe_catalog', version: '1.0.1', time: '2026-01-01T12:00:15.000Z', reason };
  expect(guard.rollbacks()).toEqual([verdict]);
  await visit(guard, 5, true);
  await visit(guard, 5, true);
  await guard.stop();
  expect(kept).toEqual([['mfe-catalog', { version: '1.0.1', time: verdict.time, reason }]]);
  expect(logged).toEqual([
    {
      level: 'warn',
      fields: { ...verdict, canary: { views: 12, failed: 12 }, live: { views: 108, failed: 0 } },
      text: 'a canary fails more often than live: it is taken back',
    },
    { level: 'info', fields: { remote: 'mfe_catalog', version: '1.0.1' }, text: 'the canary was taken back' },
  ]);
});

test('one that works is left alone, and so is one that is promoted before anybody knows', async () => {
  await publish('1.0.1');
  const moveChannel = jest.fn(async () => true);
  const guard = watchman({ store: storeThat(moveChannel).store });
  await guard.look();
  for (let look = 0; look < 50; look += 1) await visit(guard, 5, false);
  await visit(guard, 5, true);
  await publish(null, '1.0.1');
  await visit(guard, 50, true);
  await guard.stop();
  expect(guard.rollbacks()).toEqual([]);
  expect(moveChannel).not.toHaveBeenCalled();
});

test('views before the canary began, here, are none of its own', async () => {
  counts['mfe_catalog 1.0.1'] = { views: 1_000, failedViews: 1_000 };
  await publish('1.0.1');
  const guard = watchman();
  await guard.look();
  for (let look = 0; look < 10; look += 1) await visit(guard, 5, false);
  expect(guard.rollbacks()).toEqual([]);
});

test('what fails is tried again with growing pauses, until it works', async () => {
  await publish('1.0.1');
  const tries: number[] = [];
  const { store } = storeThat(async () => {
    tries.push(seconds);
    if (tries.length < 4) throw new Error('The registry can’t be reached');
    return true;
  });
  const guard = watchman({ store });
  await guard.look();
  for (let look = 0; look < 60; look += 1) await visit(guard, 5, true);
  await guard.stop();
  expect(tries).toHaveLength(4);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  // Half of 5, 10 and 20 s at least, seen at the next look.
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(2.5 * 2 ** index);
  expect(logged.filter(({ level }) => level === 'error').map(({ fields }) => fields.reason)).toEqual(
    Array.from({ length: 3 }, () => 'The registry can’t be reached'),
  );
});

test('from the rollback on nobody is given the canary, whether or not it can be kept why', async () => {
  await publish('1.0.1');
  const site = openSite(folder());
  const addVerdict = async () => {
    throw new Error('The registry takes no reasons');
  };
  const guard = watchman({ site, store: async () => ({ takeBackCanary: async () => true, addVerdict }) });
  await guard.look();
  const canariesOfAll = async () => {
    const current = await site.current();
    return new Set(
      Array.from({ length: 100 }, (_, visitor) => current?.variants.combinationFor('index.html', visitor)),
    );
  };
  expect(await canariesOfAll()).toEqual(new Set([null, 'mfe_catalog']));
  for (let look = 0; look < 4; look += 1) await visit(guard, 5, true);
  await guard.stop();
  expect(await canariesOfAll()).toEqual(new Set([null]));
  // What is published next is served as it is.
  await publish('1.0.2');
  expect(await canariesOfAll()).toEqual(new Set([null, 'mfe_catalog']));
});

test('a canary that was published in its place is given to its visitors', async () => {
  await publish('1.0.1');
  const site = openSite(folder());
  const { store } = storeThat(async () => {
    await publish('1.0.2');
    return true;
  });
  const guard = watchman({ site, store });
  await guard.look();
  for (let look = 0; look < 4; look += 1) await visit(guard, 5, true);
  await guard.stop();
  const current = await site.current();
  const combinations = Array.from({ length: 100 }, (_, it) => current?.variants.combinationFor('index.html', it));
  expect(combinations).toContain('mfe_catalog');
});

test('told only to report, it does nothing but that', async () => {
  await publish('1.0.1');
  const guard = watchman();
  await guard.look();
  for (let look = 0; look < 10; look += 1) await visit(guard, 5, true);
  expect(guard.rollbacks()).toMatchObject([
    { reason: expect.stringMatching(/ Não foi recolhida: o servidor só relata\.$/) },
  ]);
  expect(logged.map(({ text }) => text)).toEqual(['a canary fails more often than live']);
});

test('one that is no canary any more is left at that', async () => {
  await publish('1.0.1');
  const moveChannel = jest.fn(async () => false);
  const { store, kept } = storeThat(moveChannel);
  const guard = watchman({ store });
  await guard.look();
  for (let look = 0; look < 10; look += 1) await visit(guard, 5, true);
  await guard.stop();
  expect(moveChannel).toHaveBeenCalledTimes(1);
  expect(kept).toEqual([]);
  expect(logged.at(-1)?.text).toBe('it is no canary any more');
});

test('a restart in the middle of a test changes nothing, and one before it was rolled back rolls it back', async () => {
  await publish('1.0.1');
  const settings = storeThat(() => new Promise(() => {}));
  let guard = watchman(settings);
  await guard.look();
  await visit(guard, 4, true);
  await visit(guard, 4, true);
  const kept = guard.rollbacks();
  guard = watchman(settings);
  await guard.look();
  expect(guard.rollbacks()).toEqual(kept);
  await visit(guard, 4, true);
  expect(guard.rollbacks()).toMatchObject([{ reason }]);

  const moveChannel = jest.fn(async () => true);
  guard = watchman({ store: storeThat(moveChannel).store });
  await guard.look();
  await guard.stop();
  expect(moveChannel).toHaveBeenCalledTimes(1);
  expect(guard.rollbacks()).toMatchObject([{ reason }]);
});

test('another canary, and the same one deployed again, has a test of its own', async () => {
  await publish('1.0.1');
  const guard = watchman();
  await guard.look();
  for (let look = 0; look < 5; look += 1) await visit(guard, 5, true);
  await publish('1.0.2');
  await guard.look();
  for (let look = 0; look < 5; look += 1) await visit(guard, 5, false, '1.0.2');
  await publish('1.0.1');
  await guard.look();
  expect(guard.rollbacks()).toHaveLength(1);
  for (let look = 0; look < 5; look += 1) await visit(guard, 5, true);
  expect(guard.rollbacks().map(({ version }) => version)).toEqual(['1.0.1', '1.0.1']);
});

test.each(['', 'nonsense', '{"cases": [{"remote": "mfe_catalog"}]}'])(
  'a file with %j is one without cases',
  async (text) => {
    await publish('1.0.1');
    await watchman().look();
    await writeFile(guardFile(), text);
    const guard = watchman();
    await guard.look();
    for (let look = 0; look < 5; look += 1) await visit(guard, 5, true);
    expect(guard.rollbacks()).toHaveLength(1);
    expect(JSON.parse(await readFile(guardFile(), 'utf8')).verdicts).toHaveLength(1);
  },
);

test('a site that can’t be read is said, and looked at again', async () => {
  await publishGeneration(folder(), 'broken', { files: { 'frontend-discovery.json': '{' } });
  const guard = watchman();
  await guard.look();
  expect(logged.map(({ level }) => level)).toEqual(['error']);
  generation = 5;
  await publish('1.0.1');
  await guard.look();
  for (let look = 0; look < 5; look += 1) await visit(guard, 5, true);
  expect(guard.rollbacks()).toHaveLength(1);
});
