import { type PartState, phaseOf, whenEffects, whenFailed, whenRequested, whenShown } from './partStates';

const idle: PartState<string> = { at: 'idle', prerendered: false };
const ask = jest.fn((_prerendered: boolean): Promise<string> => Promise.resolve('module'));
beforeEach(() => ask.mockClear());

/** A promise as React leaves it after reading it. */
const used = (value: string) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
const rendering = (request = used('module')) => whenRequested(idle, 'none', () => request);

test.each([
  ['none', 'none', 2, false],
  ['hydrated', 'none', 2, true],
  ['discarded', 'none', 1, true],
  ['discarded', 'hydrated', 2, true],
] as const)('a part rendered with HTML %s, then %s, makes %s requests', (first, second, requests, prerendered) => {
  const state = whenRequested(idle, first, ask);
  const again = whenRequested(state, second, ask);
  expect(ask).toHaveBeenCalledTimes(requests);
  expect(again.request === state.request).toBe(requests === 1);
  expect(again).toMatchObject({ at: 'rendering', prerendered });
});

test('a failed part makes a new request, also for discarded HTML, and still counts as prerendered', () => {
  const failed = whenFailed(whenRequested(idle, 'discarded', ask));
  expect(whenRequested(failed, 'none', ask)).toMatchObject({ html: 'none', prerendered: true });
  expect(ask.mock.calls).toEqual([[true], [true]]);
});

test('effects fail in the phase "effect", even after React has hidden the part; a later rendering does not', () => {
  const shown = whenShown(rendering(), true);
  expect(phaseOf(shown)).toBe('render');
  const inEffects = whenEffects(shown, true);
  expect(phaseOf(whenShown(inEffects, false))).toBe('effect');
  expect(phaseOf(whenEffects(inEffects, false))).toBe('render');
});

test('a part is shown until React hides it or it fails, and a failed part stays failed', () => {
  const shown = whenShown(rendering(), true);
  expect(shown.at).toBe('shown');
  expect(whenShown(shown, false).at).toBe('rendering');
  const failed = whenFailed(shown);
  for (const state of [whenShown(failed, true), whenEffects(failed, true)]) expect(state).toBe(failed);
});
