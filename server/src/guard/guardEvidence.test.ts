import { readFile } from 'node:fs/promises';
import { createServedPages } from '../site/servedPages';
import {
  begun,
  fail,
  forge,
  guardFile,
  ownAddress,
  publish,
  storeThat,
  view,
  visit,
  watchman,
  world,
} from '../testing/guardedSite';
import type { Guard } from './guard';

describe('attacks:', () => {
  test('one address that reports failures for two days counts as one piece of evidence', async () => {
    const { store, rollBackCanary } = storeThat();
    const guard = await begun({ store });
    for (let hour = 0; hour < 2 * 24; hour += 1) {
      view(guard, '1.0.1', true, '203.0.113.7');
      world.seconds += 3_600;
      await guard.checkCanaries();
    }
    await guard.stop();
    expect([guard.rollbacks(), rollBackCanary.mock.calls]).toEqual([[], []]);
  });

  test('failures without a view, repeated failures, and failures an hour after their view do not count', async () => {
    await publish('1.0.1');
    const guard = watchman();
    await guard.checkCanaries();
    const failure = { remote: 'mfe_catalog', version: '1.0.1', phase: 'render', healed: false, first: true } as const;
    const fail = (address: string) => guard.recordObservation({ views: {}, failures: [failure] }, address);
    for (let network = 0; network < 200; network += 1) fail(`10.1.${network}.1`);
    await visit(guard, 50, false);
    view(guard, '1.0.1', false, '203.0.113.7');
    for (let turn = 0; turn < 200; turn += 1) fail('203.0.113.7');
    view(guard, '1.0.1', false, '198.51.100.7');
    world.seconds += 3_600;
    fail('198.51.100.7');
    await visit(guard, 1, false);
    const { cases } = JSON.parse(await readFile(guardFile(), 'utf8'));
    expect(cases[0].trial.canary).toEqual({ views: 53, failed: 1 });
  });

  describe.each([6, 1_000])('%i views from networks that were sent no page', (forged) => {
    /** Reports forged views before any page is sent, then 66 views of each release, each after one more forged view. */
    async function attacked(guard: Guard, { areGood, isCanaryGood }: { areGood: boolean; isCanaryGood: boolean }) {
      const addressOf = (turn: number) => `172.${16 + (turn >> 8)}.${turn & 255}.1`;
      for (let turn = 0; turn < forged; turn += 1) forge(guard, '1.0.1', !areGood, addressOf(turn));
      for (let turn = 0; turn < 66; turn += 1) {
        forge(guard, '1.0.1', !areGood, addressOf(forged + turn));
        view(guard, '1.0.0', false);
        view(guard, '1.0.1', !isCanaryGood && turn >= 6);
        world.seconds += 5;
        await guard.checkCanaries();
      }
      await guard.stop();
    }

    test('do not hide a failing canary', async () => {
      const { store, rollBackCanary } = storeThat();
      await attacked(await begun({ store }), { areGood: true, isCanaryGood: false });
      expect(rollBackCanary).toHaveBeenCalledTimes(1);
      const unexplained = expect.stringContaining('from networks that this server has sent no page');
      expect(world.logged).toContainEqual({ level: 'warn', fields: canaryFields, text: unexplained });
      expect(world.logged.filter(({ text }) => text.includes('PAGES_FROM=elsewhere'))).toHaveLength(1);
    });

    test('do not roll a working canary back', async () => {
      const { store, rollBackCanary } = storeThat();
      const guard = await begun({ store });
      await attacked(guard, { areGood: false, isCanaryGood: true });
      expect([rollBackCanary.mock.calls, guard.rollbacks()]).toEqual([[], []]);
      const { cases } = JSON.parse(await readFile(guardFile(), 'utf8'));
      expect(cases[0].trial).toMatchObject({ canary: { views: 66, failed: 0 }, live: { views: 66, failed: 0 } });
    });
  });

  test('after a restart a view counts only after its network was sent a page again', async () => {
    await fail(await begun(), 2);
    world.served = createServedPages(() => world.seconds * 1000);
    const { store, rollBackCanary } = storeThat();
    const guard = watchman({ store });
    await guard.checkCanaries();
    for (let network = 0; network < 100; network += 1) forge(guard, '1.0.1', true, `10.0.${network}.1`);
    world.seconds += 5;
    await guard.checkCanaries();
    expect(guard.rollbacks()).toEqual([]);
    await fail(guard, 1);
    await guard.stop();
    expect(rollBackCanary).toHaveBeenCalledTimes(1);
  });

  test('where another server sends the pages, every view counts', async () => {
    const { store, rollBackCanary } = storeThat();
    const guard = await begun({ store, served: null });
    for (let network = 0; network < 15; network += 1) forge(guard, '1.0.1', true, `10.0.${network}.1`);
    for (let network = 0; network < 135; network += 1) forge(guard, '1.0.0', false, `10.1.${network}.1`);
    await guard.checkCanaries();
    await guard.stop();
    expect(rollBackCanary).toHaveBeenCalledTimes(1);
    expect(world.logged.map(({ text }) => text)).not.toContainEqual(expect.stringContaining('PAGES_FROM'));
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
        world.served.add({ method: 'GET', ip: address });
        // Older shells report recovered hydration in this form.
        const failure = { remote: 'mfe_catalog', version, phase: 'hydrate', healed: true, first: true } as const;
        const failures = turn < recovered ? [failure] : [];
        guard.recordObservation({ views: { mfe_catalog: version }, failures }, address);
      }
    }
    world.seconds += 5;
    await guard.checkCanaries();
  }

  test.each([
    ['in every view of both releases, as with a browser extension,', 20, 20],

    ['in half of the canary’s views, and in 40 per cent of live’s,', 10, 8],
  ])('%s rolls no canary back', async (_what, canary, live) => {
    const { store, rollBackCanary } = storeThat();
    const guard = await begun({ store });
    for (let look = 0; look < 20; look += 1) await visits(guard, canary, live);
    await guard.stop();
    expect([guard.rollbacks(), rollBackCanary.mock.calls]).toEqual([[], []]);
  });

  test('in every view of the canary rolls it back, across a restart, with a reason', async () => {
    const { store, rollBackCanary } = storeThat();
    await visits(await begun({ store }), 20, 1);
    const guard = watchman({ store });
    await guard.checkCanaries();
    for (let look = 0; look < 3; look += 1) await visits(guard, 20, 1);
    await guard.stop();
    expect(rollBackCanary.mock.calls).toEqual([['mfe-catalog', '1.0.1']]);
    expect(guard.rollbacks()).toMatchObject([
      {
        reason: expect.stringMatching(/^Desenhou no navegador algo diferente do seu HTML em (\d+) de \1 visualizações/),
      },
    ]);
    expect(world.logged[0]?.text).toBe(
      'a canary renders something else than its HTML, far more often than live: it is rolled back',
    );
  });
});
