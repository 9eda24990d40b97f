import { startMoment } from './startMoment';

const mark = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { mark: mark.mockReset() });
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => setTimeout(callback, 40),
    requestAnimationFrame: (callback: () => void) => setTimeout(callback, 16),
  });
  page('data-path="/"', '<input>');
});
afterEach(() => {
  // Ends timers and listeners that this test's page left behind.
  window.dispatchEvent(new Event('click'));
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  delete window.earlyClick;
  delete document.documentElement.dataset.session;
  Object.assign(window, { scrollY: 0 });
});

function page(root: string, content: string) {
  document.body.innerHTML = `<div id="root" ${root}>${content}</div>`;
}

/** Opens the page. @returns a function that advances the time by some ms and tells whether the page has started */
function open() {
  let hasStarted = false;
  void startMoment().then(() => {
    hasStarted = true;
  });
  return async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return hasStarted;
  };
}

const send = (type: string) => window.dispatchEvent(new Event(type));

test('a page without interaction starts when the browser is idle, 8 s after its first paint', async () => {
  Object.assign(performance, { getEntriesByName: () => [{ startTime: 700 }] });
  jest.spyOn(performance, 'now').mockReturnValue(900);
  const startedAfter = open();
  expect(await startedAfter(7800 + 39)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
  expect(mark.mock.calls).toEqual([['first sign']]);
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

test.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'focusin', 'input', 'click', 'storage'])(
  'the page starts two frames and 50 ms after the first interaction: %s',
  async (type) => {
    const startedAfter = open();
    send(type);
    expect(await startedAfter(81)).toBe(false);
    expect(await startedAfter(1)).toBe(true);
    expect(mark).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
  ['keydown', 'keyup'],
])('after %s the page does not start before %s', async (beginning, ending) => {
  const startedAfter = open();
  send(beginning);
  expect(await startedAfter(400)).toBe(false);
  send(ending);
  expect(await startedAfter(81)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test('the page waits half a second at most for a pressed pointer', async () => {
  const startedAfter = open();
  send('pointerdown');
  expect(await startedAfter(581)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test('a second tap is handled before the page starts', async () => {
  const startedAfter = open();
  send('click');
  expect(await startedAfter(60)).toBe(false);
  send('pointerdown');
  expect(await startedAfter(60)).toBe(false);
  send('click');
  expect(await startedAfter(81)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test('a pointer that keeps moving does not delay the start', async () => {
  const startedAfter = open();
  for (let moved = 0; moved < 81; moved += 9) {
    send('pointermove');
    expect(await startedAfter(9)).toBe(false);
  }
  expect(await startedAfter(1)).toBe(true);
});

test('a hidden tab, which paints no frames, starts after 550 ms', async () => {
  Object.assign(window, { requestAnimationFrame: () => 0 });
  const startedAfter = open();
  send('storage');
  expect(await startedAfter(549)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test.each<[string, () => void]>([
  ['a click', () => Object.assign(window, { earlyClick: null })],
  ['a scroll', () => Object.assign(window, { scrollY: 40 })],
  ['a focused field', () => document.querySelector('input')?.focus()],
])('%s before the first listener counts as an interaction', async (_what, given) => {
  given();
  const startedAfter = open();
  expect(await startedAfter(81)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test.each<[string, () => void]>([
  ['its HTML was made for another address', () => page('data-path="/produtos"', '<p></p>')],
  ['its HTML serves many addresses', () => page('', '<p></p>')],
  ['a part of it could not be prerendered', () => page('data-path="/"', '<!--$!--><template></template><!--/$-->')],
  ['a part of it is still loading', () => page('data-path="/"', '<p aria-busy="true">Carregando…</p>')],
  ['its form waits for its code', () => page('data-path="/"', '<form><button type="submit" disabled>')],
  ['its address has a query', () => window.history.replaceState(null, '', '/?filtro=co2')],
  ['its address has a fragment', () => window.history.replaceState(null, '', '/#brigada')],
  ['a visitor is signed in', () => Object.assign(document.documentElement.dataset, { session: 'signed-in' })],
  ['a remote is overridden in this browser', () => localStorage.setItem('previewRemotes', '{"mfe_cart":"canary"}')],
  ['a remote is overridden in this tab', () => sessionStorage.setItem('previewRemotes', '{}')],
])('the page starts as soon as the browser is idle where %s', async (_why, given) => {
  given();
  const startedAfter = open();
  expect(await startedAfter(39)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test.each<[string, () => void]>([
  [
    'it has a form that works without code',
    () => page('data-path="/"', '<form><button type="submit"></button><button disabled></button></form>'),
  ],
  ['it contains a template element', () => page('data-path="/"', '<template><li></li></template>')],
  [
    'a pointer rests over it',
    () => {
      queueMicrotask(() =>
        window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })),
      );
    },
  ],
  ['the browser stores a cart', () => localStorage.setItem('cartItems', '[{"id":"AP-10L"}]')],
  [
    'storage is forbidden',
    () =>
      void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      }),
  ],
])('the page does not start by itself where %s', async (_why, given) => {
  given();
  expect(await open()(1000)).toBe(false);
});

test('a page without prerendered HTML starts at once', async () => {
  page('data-path="/"', '');
  expect(await open()(0)).toBe(true);
});
