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

/** Asks for the part, and says how often it is needed by now. */
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

test.each(['pointerover', 'focusin', 'touchstart'])('a part of the page is needed at the first %s', async (type) => {
  const times = open();
  expect(await times(60_000)).toBe(0);
  send(type, document.body);
  expect(await times()).toBe(0);
  send(type);
  expect(await times()).toBe(1);
});

test('it is heard of also where React stops the event on its way there', async () => {
  document.body.addEventListener('pointerover', (event) => event.stopPropagation(), { capture: true, once: true });
  const times = open();
  send('pointerover');
  expect(await times()).toBe(1);
});

test.each([
  ['clicked', () => Object.assign(window, { earlyClick: link() })],
  ['reached by the keyboard', () => link().focus()],
])('a part that was %s before anybody heard it is needed at once', async (_how, given) => {
  given();
  expect(await open()()).toBe(1);
  window.earlyClick = null;
});

test('a part in a dialog is needed as soon as somebody reaches for what opens that, or for anything in it', async () => {
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

test('a part that is not there is never needed', async () => {
  document.body.innerHTML = '';
  expect(await open()(60_000)).toBe(0);
});

test('for a visitor who was signed in, as the script before first paint has found, it is needed by itself', async () => {
  document.documentElement.dataset.session = 'signed-in';
  expect(await open()(200)).toBe(1);
});

test('a sign-in in another tab is a need, too', async () => {
  document.documentElement.dataset.session = 'signed-out';
  const times = open();
  expect(await times(200)).toBe(0);
  document.documentElement.dataset.session = 'signed-in';
  expect(await times()).toBe(1);
});
