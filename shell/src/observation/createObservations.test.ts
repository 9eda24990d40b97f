import type { Observation, RemoteFailure } from '@site/shared/contracts';
import { createObservations, mostFailures } from './createObservations';

const broken: RemoteFailure = {
  remote: 'mfe_cart',
  version: '2',
  phase: 'render',
  kind: 'Error: broken',
  healed: true,
};
const vital = { name: 'LCP', value: 812, remote: 'mfe_content', version: '1' } as const;

function open() {
  const idle: (() => void)[] = [];
  const told: Observation[] = [];
  const observations = createObservations({
    send: (observation) => void told.push(observation),
    later: (callback) => void idle.push(callback),
  });
  return {
    ...observations,
    view: (remote: string, version: string) => observations.view('/', { remote, version }),
    failure: (failure: RemoteFailure, page = '/') => observations.failure(page, failure, ['Ana Lima']),
    told,
    hasTime: () => {
      for (const callback of idle.splice(0)) callback();
    },
  };
}

test('what comes up while the page is busy is told in one body, when it has time', () => {
  const page = open();
  page.view('shell', '1');
  page.view('mfe_content', '3');
  expect(page.told).toEqual([]);
  page.hasTime();
  expect(page.told).toEqual([{ page: '/', views: { shell: '1', mfe_content: '3' }, failures: [], vitals: [] }]);
  page.hasTime();
  expect(page.told).toHaveLength(1);
});

test('a release is told once, and each of two of one remote in a body of its own', () => {
  const page = open();
  for (const version of ['2', '1', '2']) page.view('mfe_cart', version);
  page.hasTime();
  page.view('mfe_cart', '1');
  page.hasTime();
  expect(page.told.map(({ views }) => views)).toEqual([{ mfe_cart: '2' }, { mfe_cart: '1' }]);
});

test('a failure is told once for each cause; the first of a release says so, and that it was used', () => {
  const page = open();
  page.failure(broken);
  page.failure({ ...broken, healed: false });
  page.failure({ ...broken, phase: 'effect' });
  page.failure({ ...broken, version: '1' });
  page.hasTime();
  page.failure(broken);
  // Of what was never deployed there is no release that could have failed.
  page.failure({ ...broken, version: 'none' });
  page.hasTime();
  expect(page.told.map(({ failures, views }) => [views, failures])).toEqual([
    [
      { mfe_cart: '2' },
      [
        { ...broken, first: true },
        { ...broken, phase: 'effect', first: false },
      ],
    ],
    [{ mfe_cart: '1' }, [{ ...broken, version: '1', first: true }]],
  ]);
});

test('nothing personal is told', () => {
  const page = open();
  page.failure({ ...broken, kind: 'Error: Ana Lima <ana@example.com> at /contato?nome=Ana' });
  page.hasTime();
  expect(page.told[0]?.failures[0]?.kind).toBe('Error: … <…@…> at /contato');
});

test('each is told of the page on which it came up', () => {
  const page = open();
  page.view('shell', '1');
  page.failure(broken, '/produtos');
  page.vitals('/', [vital]);
  page.hasTime();
  expect(page.told).toEqual([
    { page: '/', views: { shell: '1' }, failures: [], vitals: [] },
    { page: '/produtos', views: { mfe_cart: '2' }, failures: [{ ...broken, first: true }], vitals: [] },
    { page: '/', views: {}, failures: [], vitals: [vital] },
  ]);
});

test('a page that is about to go tells at once, and what was told in another way not again', () => {
  const page = open();
  page.failure(broken);
  page.flush();
  expect(page.told).toMatchObject([{ failures: [broken] }]);
  page.hasTime();
  page.flush();
  page.vitals('/', []);
  page.flush();
  expect(page.told).toHaveLength(1);

  page.failure({ ...broken, phase: 'run' });
  page.forget();
  page.failure({ ...broken, phase: 'run' });
  page.failure({ ...broken, phase: 'effect' });
  page.hasTime();
  const failures = [{ ...broken, phase: 'effect', first: false }];
  expect(page.told.slice(1)).toEqual([{ page: '/', views: {}, failures, vitals: [] }]);
});

test('a page that never stops failing tells twenty failures, none of its bodies over 8 KB', () => {
  const page = open();
  for (let count = 0; count < 100; count += 1) {
    const remote = `mfe_${'x'.repeat(60)}${count}`;
    page.view(remote, '1'.repeat(60));
    page.failure({ ...broken, remote, version: '2'.repeat(60), kind: `${count} ${'€'.repeat(300)}` });
    page.vitals('/', Array(30).fill({ ...vital, remote, script: remote }));
  }
  page.hasTime();
  expect(page.told.flatMap(({ failures }) => failures)).toHaveLength(mostFailures);
  for (const body of page.told) expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(8192);
});

test('hydration that recovered is reported once for each release, and takes nothing from failures', () => {
  const page = open();
  for (let part = 0; part <= mostFailures; part += 1) {
    page.failure({ ...broken, phase: 'hydrate', kind: `Error: part ${part}` });
  }
  page.failure(broken);
  page.hasTime();
  expect(page.told.flatMap(({ failures }) => failures)).toEqual([
    { ...broken, phase: 'hydrate', kind: 'Error: part 0', first: false },
    { ...broken, first: true },
  ]);
});
