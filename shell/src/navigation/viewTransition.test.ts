import { withViewTransition } from './viewTransition';

const update = jest.fn();
const start = jest.fn((change: () => void) => {
  change();
  const skipped = () => Promise.reject(new DOMException('Skipped', 'AbortError'));
  return { ready: skipped(), finished: skipped(), updateCallbackDone: skipped() };
});
let lessMotion: boolean;

beforeEach(() => {
  lessMotion = false;
  update.mockReset();
  start.mockClear();
  Object.assign(document, { startViewTransition: start });
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    expect(query).toBe('(prefers-reduced-motion: reduce)');
    return { matches: lessMotion } as MediaQueryList;
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

test('the change is part of a transition; one that is cut short is no error', async () => {
  withViewTransition(update);
  expect(start).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(1);
  // A rejection that nobody handles would fail the test.
  await Promise.resolve();
});

test.each([
  ['whoever asks for less motion', () => (lessMotion = true)],
  ['a tab that nobody sees', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a browser without transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('%s gets the change at once', (_name, arrange) => {
  arrange();
  withViewTransition(update);
  expect(start).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
});
