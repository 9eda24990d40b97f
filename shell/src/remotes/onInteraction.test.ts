import { onInteraction } from './onInteraction';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-boundary="mfe_account/UserMenu"><a href="/login">Entrar</a></div>';
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.session;
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** Waits for the part. @returns a function that advances the time and counts the calls so far */
function open() {
  const needed = jest.fn();
  onInteraction('mfe_account/UserMenu').then(needed);
  return async (ms = 0) => {
    await jest.advanceTimersByTimeAsync(ms);
    return needed.mock.calls.length;
  };
}
const link = () => document.querySelector('a') as HTMLElement;
const send = (type: string, target = link()) => target.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerover', 'focusin', 'touchstart'])('a part is needed at its first %s', async (type) => {
  const times = open();
  expect(await times(60_000)).toBe(0);
  send(type, document.body);
  expect(await times()).toBe(0);
  send(type);
  expect(await times()).toBe(1);
});

test('a part is needed even if React stops the event before it arrives', async () => {
  document.body.addEventListener('pointerover', (event) => event.stopPropagation(), { capture: true, once: true });
  const times = open();
  send('pointerover');
  expect(await times()).toBe(1);
});

test.each([
  ['clicked', () => Object.assign(window, { earlyClick: link() })],
  ['reached by the keyboard', () => link().focus()],
])('a part %s before the listeners were registered is needed at once', async (_how, given) => {
  given();
  expect(await open()()).toBe(1);
  window.earlyClick = null;
});

test('a part in a dialog is needed at an interaction with the dialog or with its button', async () => {
  document.body.innerHTML = `<button commandfor="menu"><b></b></button><button commandfor="cart"></button>
    <dialog id="menu"><p></p><div data-boundary="mfe_account/UserMenu"></div></dialog>`;
  const elementOf = (selector: string) => document.querySelector(selector) as HTMLElement;
  const [byButton, byDialog] = [open(), open()];
  send('pointerover', elementOf('[commandfor=cart]'));
  expect(await byButton()).toBe(0);
  send('pointerover', elementOf('b'));
  expect(await byButton()).toBe(1);
  send('focusin', elementOf('p'));
  expect(await byDialog()).toBe(1);
});

test('a part that the page does not have is never needed', async () => {
  document.body.innerHTML = '';
  expect(await open()(60_000)).toBe(0);
});

test('the user menu of a visitor marked as signed in is needed without an interaction', async () => {
  document.documentElement.dataset.session = 'signed-in';
  expect(await open()(200)).toBe(1);
});

test('a sign-in in another tab makes the user menu needed', async () => {
  document.documentElement.dataset.session = 'signed-out';
  const times = open();
  expect(await times(200)).toBe(0);
  document.documentElement.dataset.session = 'signed-in';
  expect(await times()).toBe(1);
});
