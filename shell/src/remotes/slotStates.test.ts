import { type Hydration, type Load, whenArrived, whenAsked, whenFailed, whenHydrated } from './slotStates';

const component = { default: {} };
// Named: to Jest all promises are equal.
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
  /** What each state becomes; an event that is not named leaves it as it is. */
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

  describe.each(Object.entries(states))('that is %s', (name, state) => {
    test.each(Object.entries(events))('is %s', (event, it) => {
      const next = table[name as State][event];
      expect(it(state)).toEqual(typeof next === 'string' ? states[next as State] : (next ?? state));
    });
  });
});

describe('a hydration', () => {
  const states = {
    none: { at: 'none' },
    waiting: { at: 'waiting', run },
    done: { at: 'done', run },
    abandoned: { at: 'abandoned', run },
  } satisfies Record<string, Hydration>;
  const events: Record<string, (hydration: Hydration) => Hydration> = {
    done: (it) => whenHydrated(it, run, 'done'),
    abandoned: (it) => whenHydrated(it, run, 'abandoned'),
    "another run's, and done": (it) => whenHydrated(it, other, 'done'),
    "another run's, and abandoned": (it) => whenHydrated(it, other, 'abandoned'),
  };

  const table: Record<string, Readonly<Record<string, Hydration>>> = {
    waiting: { done: states.done, abandoned: states.abandoned },
    abandoned: { done: states.done },
  };

  describe.each(Object.entries(states))('that is %s', (name, state) => {
    test.each(Object.entries(events))('is %s', (event, it) => {
      expect(it(state)).toEqual(table[name]?.[event] ?? state);
    });
  });
});
