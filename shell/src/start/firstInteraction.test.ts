import { firstInteraction } from './firstInteraction';

let supports: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  supports = true;
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => supports }),
  });
  performance.mark = jest.fn();
  page('data-path="/" data-waits=""');
});
afterEach(() => {
  // What still waits is of no page any more.
  window.dispatchEvent(new Event('click'));
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete window.earlyClick;
  delete document.documentElement.dataset.waiting;
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'relList');
  Object.assign(window, { scrollY: 0 });
});

function page(root: string) {
  document.body.innerHTML = `<div id="root" ${root}><input></div>`;
}

/** Opens the page, and says whether it has started. */
async function open(): Promise<() => Promise<boolean>> {
  let hasStarted = false;
  void firstInteraction().then(() => {
    hasStarted = true;
  });
  const look = async () => {
    await jest.advanceTimersByTimeAsync(0);
    return hasStarted;
  };
  return look;
}

test('a page that waits for its visitor does not start without one', async () => {
  const hasStarted = await open();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(await hasStarted()).toBe(false);
  expect(document.documentElement.dataset.waiting).toBe('');
});

test.each([
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'storage',
])('it starts at the first interaction: %s', async (type) => {
  const hasStarted = await open();
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  expect(await hasStarted()).toBe(true);
  expect(jest.mocked(performance.mark).mock.calls).toEqual([['first sign']]);
});

test('it starts in time for what moves by itself', async () => {
  page('data-path="/" data-waits="6000"');
  jest.spyOn(performance, 'now').mockReturnValue(700);
  const hasStarted = await open();
  await jest.advanceTimersByTimeAsync(5299);
  expect(await hasStarted()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await hasStarted()).toBe(true);
});

const forbid = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};

test.each<[string, () => void]>([
  ['the page is not one that waits', () => page('data-path="/"')],
  ['it stands for another address', () => page('data-path="/produtos" data-waits=""')],
  ['it stands for many', () => page('data-waits=""')],
  ['there is no page', () => document.body.replaceChildren()],
  ['the address says more', () => window.history.replaceState(null, '', '/?filtro=co2')],
  ['the browser keeps a cart', () => localStorage.setItem('cartItems', '[{"id":"AP-10L"}]')],
  ['somebody is signed in', () => localStorage.setItem('session-hint', '{"firstName":"Ana"}')],
  ['a remote is overridden', () => localStorage.setItem('previewRemotes', '{"mfe_cart":"canary"}')],
  ['storage is forbidden', () => void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)],
  ['something was clicked already', () => Object.assign(window, { earlyClick: null })],
  ['somebody types already', () => document.querySelector('input')?.focus()],
  ['somebody has scrolled', () => Object.assign(window, { scrollY: 40 })],
  [
    'code can not be fetched without being run',
    () => {
      supports = false;
    },
  ],
])('it starts at once where %s', async (_why, given) => {
  given();
  const hasStarted = await open();
  expect(await hasStarted()).toBe(true);
  expect(document.documentElement.dataset.waiting).toBeUndefined();
  expect(performance.mark).not.toHaveBeenCalled();
});

test('an empty cart is nothing to be shown', async () => {
  localStorage.setItem('cartItems', '[]');
  const hasStarted = await open();
  expect(await hasStarted()).toBe(false);
});
