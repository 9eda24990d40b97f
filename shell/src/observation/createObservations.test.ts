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
  const sent: Observation[] = [];
  const observations = createObservations({
    send: (observation) => void sent.push(observation),
    later: (callback) => void idle.push(callback),
  });
  return {
    ...observations,
    view: (remote: string, version: string) => observations.view('/', { remote, version }),
    failure: (failure: RemoteFailure, page = '/') => observations.failure(page, failure, ['Ana Lima']),
    sent,
    hasTime: () => {
      for (const callback of idle.splice(0)) callback();
    },
  };
}

test('each release is reported once, and two releases of one remote in separate bodies', () => {
  const page = open();
  for (const version of ['2', '1', '2']) page.view('mfe_cart', version);
  page.hasTime();
  page.view('mfe_cart', '1');
  page.hasTime();
  expect(page.sent.map(({ views }) => views)).toEqual([{ mfe_cart: '2' }, { mfe_cart: '1' }]);
});

test('a failure is reported once for each cause; the first of a release is marked and counts as a view', () => {
  const page = open();
  page.failure(broken);
  page.failure({ ...broken, healed: false });
  page.failure({ ...broken, phase: 'effect' });
  page.failure({ ...broken, version: '1' });
  page.hasTime();
  page.failure(broken);
  // The version 'none' stands for a remote that was never deployed.
  page.failure({ ...broken, version: 'none' });
  page.hasTime();
  expect(page.sent.map(({ failures, views }) => [views, failures])).toEqual([
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

test('flush sends at once; observations that were sent or forgotten are not sent again', () => {
  const page = open();
  page.failure(broken);
  page.flush();
  expect(page.sent).toMatchObject([{ failures: [broken] }]);
  page.hasTime();
  page.flush();
  page.vitals('/', []);
  page.flush();
  expect(page.sent).toHaveLength(1);

  page.failure({ ...broken, phase: 'run' });
  page.forget();
  page.failure({ ...broken, phase: 'run' });
  page.failure({ ...broken, phase: 'effect' });
  page.hasTime();
  const failures = [{ ...broken, phase: 'effect', first: false }];
  expect(page.sent.slice(1)).toEqual([{ page: '/', views: {}, failures, vitals: [] }]);
});

test('a page that keeps failing reports twenty failures, in bodies of at most 8 KB', () => {
  const page = open();
  for (let count = 0; count < 100; count += 1) {
    const remote = `mfe_${'x'.repeat(60)}${count}`;
    page.view(remote, '1'.repeat(60));
    page.failure({ ...broken, remote, version: '2'.repeat(60), kind: `${count} ${'€'.repeat(300)}` });
    page.vitals('/', Array(30).fill({ ...vital, remote, script: remote }));
  }
  page.hasTime();
  expect(page.sent.flatMap(({ failures }) => failures)).toHaveLength(mostFailures);
  for (const body of page.sent) expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(8192);
});

test('a recovered hydration is reported once for each release and leaves the failure limit unchanged', () => {
  const page = open();
  for (let part = 0; part <= mostFailures; part += 1) {
    page.failure({ ...broken, phase: 'hydrate', kind: `Error: part ${part}` });
  }
  page.failure(broken);
  page.hasTime();
  expect(page.sent.flatMap(({ failures }) => failures)).toEqual([
    { ...broken, phase: 'hydrate', kind: 'Error: part 0', first: false },
    { ...broken, first: true },
  ]);
});

test('a press is reported once for each channel and path, and shares its body with nothing', () => {
  const page = open();
  page.view('shell', '1');
  page.press('/', { channel: 'phone', path: '/' });
  page.press('/', { channel: 'phone', path: '/' });
  page.view('mfe_cart', '2');
  page.press('/', { channel: 'whatsapp', path: '/' });
  page.press('/', { channel: 'phone', path: '/empresa' });
  page.hasTime();
  const empty = { page: '/', views: {}, failures: [], vitals: [] };
  expect(page.sent).toEqual([
    { ...empty, views: { shell: '1' } },
    { ...empty, press: { channel: 'phone', path: '/' } },
    { ...empty, views: { mfe_cart: '2' } },
    { ...empty, press: { channel: 'whatsapp', path: '/' } },
    { ...empty, press: { channel: 'phone', path: '/empresa' } },
  ]);
});
