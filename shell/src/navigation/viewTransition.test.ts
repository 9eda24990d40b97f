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

test('the update runs in a view transition, and a skipped transition causes no error', async () => {
  withViewTransition(update);
  expect(start).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(1);
  // An unhandled rejection would fail the test.
  await Promise.resolve();
});

test.each([
  ['a visitor who prefers reduced motion', () => (lessMotion = true)],
  ['a hidden tab', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a browser without view transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('%s gets the update at once', (_name, arrange) => {
  arrange();
  withViewTransition(update);
  expect(start).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
});
