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
  // What still waits is of no page any more.
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

/** Opens the page, and says after some ms whether it has started. */
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

test('a page that nobody touches starts when it is idle, 8 s after it was shown', async () => {
  Object.assign(performance, { getEntriesByName: () => [{ startTime: 700 }] });
  jest.spyOn(performance, 'now').mockReturnValue(900);
  const startedAfter = open();
  expect(await startedAfter(7800 + 39)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
  expect(mark.mock.calls).toEqual([['first sign']]);
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

test.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'focusin', 'input', 'click', 'storage'])(
  'it starts once two frames and 50 ms have passed since its visitor did something: %s',
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
])('what begins with %s is waited for: %s', async (beginning, ending) => {
  const startedAfter = open();
  send(beginning);
  expect(await startedAfter(400)).toBe(false);
  send(ending);
  expect(await startedAfter(81)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test('a finger that rests is waited for half a second', async () => {
  const startedAfter = open();
  send('pointerdown');
  expect(await startedAfter(581)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test('who taps again meanwhile is answered first', async () => {
  const startedAfter = open();
  send('click');
  expect(await startedAfter(60)).toBe(false);
  send('pointerdown');
  expect(await startedAfter(60)).toBe(false);
  send('click');
  expect(await startedAfter(81)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test('a pointer that moves on and on puts nothing off', async () => {
  const startedAfter = open();
  for (let moved = 0; moved < 81; moved += 9) {
    send('pointermove');
    expect(await startedAfter(9)).toBe(false);
  }
  expect(await startedAfter(1)).toBe(true);
});

test('a tab that nobody sees, and that paints no frames, starts all the same', async () => {
  Object.assign(window, { requestAnimationFrame: () => 0 });
  const startedAfter = open();
  send('storage');
  expect(await startedAfter(549)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test.each<[string, () => void]>([
  ['clicked', () => Object.assign(window, { earlyClick: null })],
  ['scrolled', () => Object.assign(window, { scrollY: 40 })],
  ['gone into a field', () => document.querySelector('input')?.focus()],
])('who has %s before anybody could hear it has touched the page', async (_what, given) => {
  given();
  const startedAfter = open();
  expect(await startedAfter(81)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test.each<[string, () => void]>([
  ['it stands for another address', () => page('data-path="/produtos"', '<p></p>')],
  ['it stands for many', () => page('', '<p></p>')],
  ['a part of it could not be prerendered', () => page('data-path="/"', '<!--$!--><template></template><!--/$-->')],
  ['a part of it is still to be filled', () => page('data-path="/"', '<p aria-busy="true">Carregando…</p>')],
  ['a form of it waits for its code', () => page('data-path="/"', '<form><button type="submit" disabled>')],
  ['the address says more', () => window.history.replaceState(null, '', '/?filtro=co2')],
  ['the address names a place in it', () => window.history.replaceState(null, '', '/#brigada')],
  ['somebody is signed in', () => Object.assign(document.documentElement.dataset, { session: 'signed-in' })],
  ['a remote is overridden', () => localStorage.setItem('previewRemotes', '{"mfe_cart":"canary"}')],
  ['a remote is overridden in this tab', () => sessionStorage.setItem('previewRemotes', '{}')],
])('it starts as soon as it is idle where %s', async (_why, given) => {
  given();
  const startedAfter = open();
  expect(await startedAfter(39)).toBe(false);
  expect(await startedAfter(1)).toBe(true);
});

test.each<[string, () => void]>([
  [
    'it has a form',
    () => page('data-path="/"', '<form><button type="submit"></button><button disabled></button></form>'),
  ],
  ['it has a template of its own', () => page('data-path="/"', '<template><li></li></template>')],
  [
    'a pointer rests over it',
    () => {
      queueMicrotask(() =>
        window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })),
      );
    },
  ],
  ['the browser keeps a cart', () => localStorage.setItem('cartItems', '[{"id":"AP-10L"}]')],
  [
    'storage is forbidden',
    () =>
      void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      }),
  ],
])('it does not where %s', async (_why, given) => {
  given();
  expect(await open()(1000)).toBe(false);
});

test('where there is no HTML it starts at once', async () => {
  page('data-path="/"', '');
  expect(await open()(0)).toBe(true);
});
