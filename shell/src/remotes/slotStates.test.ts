import { type Hydration, type Load, whenArrived, whenAsked, whenFailed, whenHydrated } from './slotStates';

const component = { default: {} };
// The names tell the promises apart: Jest treats all promises as equal.
const run = Object.assign(Promise.resolve(component), { name: 'own' });
const other = Object.assign(Promise.resolve(component), { name: 'another' });

describe('a load', () => {
  const choice = '/2';
  const late = Promise.resolve();
  const states = {
    idle: { at: 'idle' },
    loading: { at: 'loading', run, quiet: false },
    'loading in advance': { at: 'loading', run, quiet: true },
    ready: { at: 'ready', run, choice },
    failed: { at: 'failed', run, choice, quiet: false, late },
    'failed in advance': { at: 'failed', run, choice, quiet: true, late },
  } satisfies Record<string, Load>;
  const events: Record<string, (load: Load) => Load> = {
    asked: (load) => whenAsked(load, choice, false, false),
    'asked again': (load) => whenAsked(load, choice, false, true),
    'asked in advance': (load) => whenAsked(load, choice, true, true),
    'asked after a deployment': (load) => whenAsked(load, '/3', false, false),
    arrived: (load) => whenArrived(load, run, choice, component),
    failed: (load) => whenFailed(load, run, choice, late),
    'another arrived': (load) => whenArrived(load, other, choice, component),
    'another failed': (load) => whenFailed(load, other, choice, late),
  };
  const arrivedLate = { at: 'ready', run: expect.objectContaining({ status: 'fulfilled', value: component }), choice };

  type State = keyof typeof states;
  /** Next state for each state and event; other events leave the state unchanged. */
  const table: Record<State, Readonly<Record<string, State | object>>> = {
    idle: {},
    loading: { arrived: 'ready', failed: 'failed' },
    'loading in advance': {
      asked: 'loading',
      'asked again': 'loading',
      'asked after a deployment': 'loading',
      arrived: 'ready',
      failed: 'failed in advance',
    },
    ready: { 'asked after a deployment': 'idle' },
    failed: {
      'asked again': 'idle',
      'asked in advance': 'idle',
      'asked after a deployment': 'idle',
      arrived: arrivedLate,
    },
    'failed in advance': {
      asked: 'idle',
      'asked again': 'idle',
      'asked in advance': 'idle',
      'asked after a deployment': 'idle',
      arrived: arrivedLate,
    },
  };

  describe.each(Object.entries(states))('in the state: %s', (name, state) => {
    test.each(Object.entries(events))('has the correct next state after the event: %s', (event, it) => {
      const next = table[name as State][event];
      expect(it(state)).toEqual(typeof next === 'string' ? states[next as State] : (next ?? state));
    });
  });
});

describe('a hydration', () => {
  const none: Hydration = { at: 'none' };
  const [waiting, done, abandoned] = (['waiting', 'done', 'abandoned'] as const).map((at): Hydration => ({ at, run }));
  const become = { 'its run is done': [run, 'done'], 'its run has none in time': [run, 'abandoned'] } as const;

  test.each([
    ['its run is done', none, none],
    ['its run is done', waiting, done],
    ['its run is done', abandoned, done],
    ['its run is done', done, done],
    ['its run has none in time', none, none],
    ['its run has none in time', waiting, abandoned],
    ['its run has none in time', abandoned, abandoned],
    ['its run has none in time', done, done],
  ] as [keyof typeof become, Hydration, Hydration][])(
    'when %s, %j becomes %j; the end of another run leaves it unchanged',
    (event, from, to) => {
      const [own, at] = become[event];
      expect(whenHydrated(from, own, at)).toEqual(to);
      expect(whenHydrated(from, other, at)).toEqual(from);
    },
  );
});
