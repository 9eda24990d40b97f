import { type Hydration, type HydrationEvent, type Load, type LoadEvent, nextHydration, nextLoad } from './slotStates';

const component = { default: {} };
// Named: to Jest all promises are equal.
const run = Object.assign(Promise.resolve(component), { name: 'own' });
const other = Object.assign(Promise.resolve(component), { name: 'another' });

describe('a load', () => {
  const choice = '/2';
  const states = {
    idle: { at: 'idle' },
    loading: { at: 'loading', run, quiet: false },
    'loading in advance': { at: 'loading', run, quiet: true },
    ready: { at: 'ready', run, choice },
    failed: { at: 'failed', run, choice, quiet: false },
    'failed in advance': { at: 'failed', run, choice, quiet: true },
  } satisfies Record<string, Load>;
  const asked = { type: 'asked', choice, quiet: false, again: false } as const;
  const events = {
    asked,
    'asked again': { ...asked, again: true },
    'asked in advance': { ...asked, quiet: true, again: true },
    'asked after a deployment': { ...asked, choice: '/3' },
    started: { type: 'started', run: other, quiet: false },
    arrived: { type: 'arrived', run, choice, module: component },
    failed: { type: 'failed', run, choice },
    'another arrived': { type: 'arrived', run: other, choice, module: component },
    'another failed': { type: 'failed', run: other, choice },
  } satisfies Record<string, LoadEvent>;
  const another = { at: 'loading', run: other, quiet: false } as const;
  const late = { at: 'ready', run: expect.objectContaining({ status: 'fulfilled', value: component }), choice };

  type State = keyof typeof states;
  /** What each state becomes; an event that is not named leaves it as it is. */
  const table: Record<State, Partial<Record<keyof typeof events, State | object>>> = {
    idle: { started: another },
    loading: { started: another, arrived: 'ready', failed: 'failed' },
    'loading in advance': {
      asked: 'loading',
      'asked again': 'loading',
      'asked after a deployment': 'loading',
      started: another,
      arrived: 'ready',
      failed: 'failed in advance',
    },
    ready: { 'asked after a deployment': 'idle', started: another },
    failed: {
      'asked again': 'idle',
      'asked in advance': 'idle',
      'asked after a deployment': 'idle',
      started: another,
      arrived: late,
    },
    'failed in advance': {
      asked: 'idle',
      'asked again': 'idle',
      'asked in advance': 'idle',
      'asked after a deployment': 'idle',
      started: another,
      arrived: late,
    },
  };

  describe.each(Object.entries(states))('that is %s', (name, state) => {
    test.each(Object.entries(events))('is %s', (event, it) => {
      const next = table[name as State][event as keyof typeof events];
      expect(nextLoad(state, it)).toEqual(typeof next === 'string' ? states[next] : (next ?? state));
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
  const events = {
    started: { type: 'started', run: other },
    arrived: { type: 'arrived', run },
    failed: { type: 'failed', run },
    'another arrived': { type: 'arrived', run: other },
    'another failed': { type: 'failed', run: other },
    dropped: { type: 'dropped' },
  } satisfies Record<string, HydrationEvent>;

  const table: Record<keyof typeof states, Partial<Record<keyof typeof events, Hydration>>> = {
    none: { started: { at: 'waiting', run: other } },
    waiting: { arrived: states.done, failed: states.abandoned, dropped: states.none },
    done: { dropped: states.none },
    abandoned: { arrived: states.done, dropped: states.none },
  };

  describe.each(Object.entries(states))('that is %s', (name, state) => {
    test.each(Object.entries(events))('is %s', (event, it) => {
      const next = table[name as keyof typeof states][event as keyof typeof events];
      expect(nextHydration(state, it)).toEqual(next ?? state);
    });
  });
});
