import { readFile } from 'node:fs/promises';
import { openSite } from '../site/publishedSite';
import {
  begun,
  fail,
  folder,
  guardFile,
  now,
  publish,
  storeThat,
  variantsOf,
  view,
  visit,
  watchman,
  world,
} from '../testing/guardedSite';
import { publishGeneration } from '../testing/site';

const reason =
  'Falhou em 15 de 15 visualizações (100%); a versão no ar, no mesmo período, em 0 de 135 visualizações (0%).';

test('the guard rolls a failing canary back once, and records and logs the reason', async () => {
  const { store, rollBackCanary, recordRollback } = storeThat();
  const guard = await begun({ store });
  await fail(guard, 2);
  expect(guard.rollbacks()).toEqual([]);
  await fail(guard, 1);
  const verdict = { remote: 'mfe_catalog', version: '1.0.1', time: '2026-01-01T12:00:15.000Z', reason };
  expect(guard.rollbacks()).toEqual([verdict]);
  await fail(guard);
  await guard.stop();
  expect(rollBackCanary.mock.calls).toEqual([['mfe-catalog', '1.0.1']]);
  expect(recordRollback.mock.calls).toEqual([['mfe-catalog', { version: '1.0.1', time: verdict.time, reason }]]);
  const counts = { canary: { views: 15, failed: 15 }, live: { views: 135, failed: 0 } };
  expect(world.logged).toEqual([
    {
      level: 'warn',
      fields: { ...verdict, ...counts },
      text: 'a canary fails more often than live: it is rolled back',
    },
    { level: 'info', fields: { remote: 'mfe_catalog', version: '1.0.1' }, text: 'the canary was rolled back' },
  ]);
});

test('a failing canary of a group is rolled back with the others of the group', async () => {
  const { store, rollBackCanary, recordRollback } = storeThat();
  await publish('1.0.1', '1.0.0', '2.0.1');
  const site = openSite(folder());
  const guard = watchman({ store, site });
  await guard.checkCanaries();
  expect(await variantsOf(site)).toEqual(new Set([null, 'mfe_catalog+shell']));
  await fail(guard, 3);
  await guard.stop();
  expect(rollBackCanary.mock.calls).toEqual([
    ['shell', '2.0.1'],
    ['mfe-catalog', '1.0.1'],
  ]);
  expect(recordRollback).toHaveBeenCalledWith('shell', expect.objectContaining({ version: '2.0.1', reason }));
  expect(await variantsOf(site)).toEqual(new Set([null]));
});

test('the guard leaves alone a working canary, and one that is promoted before the test decides', async () => {
  const { store, rollBackCanary } = storeThat();
  const guard = await begun({ store });
  for (let look = 0; look < 20; look += 1) await visit(guard, 5, false);
  await visit(guard, 5, true);
  await publish(null, '1.0.1');
  await visit(guard, 50, true);
  await guard.stop();
  expect([guard.rollbacks(), rollBackCanary.mock.calls]).toEqual([[], []]);
});

test('the guard retries a failed rollback with growing pauses until it succeeds', async () => {
  await publish('1.0.1');
  const tries: number[] = [];
  const { store } = storeThat(async () => {
    tries.push(world.seconds);
    if (tries.length < 6) throw new Error('The registry can’t be reached');
    return true;
  });
  const site = openSite(folder());
  const guard = watchman({ store, site });
  await guard.checkCanaries();
  await fail(guard, 4);
  // This server has stopped serving the canary all the same.
  expect(await variantsOf(site)).toEqual(new Set([null]));
  await fail(guard, 56);
  await guard.stop();
  expect(tries).toHaveLength(6);
  // The pauses are at least half of 5, 10, 20 … s; the guard notices their end at its next look.
  for (const [index, time] of tries.slice(1).entries()) {
    expect(time - (tries[index] ?? 0)).toBeGreaterThanOrEqual(2.5 * 2 ** index);
  }
  expect(world.logged.filter(({ level }) => level === 'error').map(({ fields }) => fields.reason)).toEqual(
    Array.from({ length: 5 }, () => 'The registry can’t be reached'),
  );
});

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

test('the guard tries once and records no reason if the release is no longer a canary', async () => {
  const { store, rollBackCanary, recordRollback } = storeThat(async () => false);
  const guard = await begun({ store });
  await fail(guard, 10);
  await guard.stop();
  expect([rollBackCanary.mock.calls.length, recordRollback.mock.calls]).toEqual([1, []]);
  expect(world.logged.at(-1)?.text).toBe('it is no canary any more');
});

test('after a restart the guard continues its test, and repeats an unfinished rollback', async () => {
  const settings = storeThat(() => new Promise(() => {}));
  await fail(await begun(settings), 2);
  let guard = watchman(settings);
  await guard.checkCanaries();
  expect(guard.rollbacks()).toEqual([]);
  await fail(guard, 1);
  expect(guard.rollbacks()).toMatchObject([{ reason }]);

  const { store, rollBackCanary } = storeThat();
  guard = watchman({ store });
  await guard.checkCanaries();
  await guard.stop();
  expect(rollBackCanary).toHaveBeenCalledTimes(1);
  expect(guard.rollbacks()).toMatchObject([{ reason }]);
});

test('a new canary, and the same one deployed again, starts a test of its own', async () => {
  const guard = await begun();
  await fail(guard);
  await publish('1.0.2');
  await guard.checkCanaries();
  for (let look = 0; look < 5; look += 1) await visit(guard, 5, false, '1.0.2');
  await publish('1.0.1');
  await guard.checkCanaries();
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
    world.setBy = by;
    const failure = { remote: 'mfe_catalog', version: '1.0.1', phase: 'render', healed: false, first: true } as const;
    world.seconds += 3_590;
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
    world.setBy = by;
    await guard.checkCanaries();
    const { cases } = JSON.parse(await readFile(guardFile(), 'utf8'));
    expect(cases[0].trial.canary).toEqual({ views: 100, failed: 0 });
    expect(guard.rollbacks()).toEqual([]);
  });

  test('delays the retry of a failed rollback by seconds, not by days', async () => {
    const tries: number[] = [];
    const { store } = storeThat(async () => {
      tries.push(world.seconds);
      if (tries.length === 1) throw new Error('The registry can’t be reached');
      return true;
    });
    const guard = await begun({ store });
    await fail(guard, 3);
    await new Promise(setImmediate);
    world.setBy = by;
    await guard.checkCanaries();
    expect(tries).toEqual([15]);
    await fail(guard, 2);
    await guard.stop();
    expect(tries).toHaveLength(2);
  });
});

test('the guard logs a site that it cannot read, and works again after the next publication', async () => {
  await publishGeneration(folder(), 'broken', { files: { 'frontend-discovery.json': '{' } });
  const guard = watchman();
  await guard.checkCanaries();
  expect(world.logged.map(({ level }) => level)).toEqual(['error']);
  world.generation = 5;
  await publish('1.0.1');
  await guard.checkCanaries();
  await fail(guard);
  expect(guard.rollbacks()).toHaveLength(1);
});
