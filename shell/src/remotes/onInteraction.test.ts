import { hasSessionHint } from '../session/sessionHint';
import { onIdle } from './onIdle';
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

function isNeeded(): jest.Mock {
  const needed = jest.fn();
  onInteraction('mfe_account/UserMenu').then(needed);
  return needed;
}

test.each(['pointerover', 'focusin', 'touchstart'])('a part of the page is needed at the first %s', async (type) => {
  const needed = isNeeded();
  await jest.advanceTimersByTimeAsync(60_000);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(needed).not.toHaveBeenCalled();
  document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(needed).toHaveBeenCalledTimes(1);
});

test('it is heard of also where React stops the event on its way there', async () => {
  document.body.addEventListener('pointerover', (event) => event.stopPropagation(), { capture: true, once: true });
  const needed = isNeeded();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(needed).toHaveBeenCalledTimes(1);
});

test('a part that was clicked before anybody heard it is needed at once', async () => {
  window.earlyClick = document.querySelector('a');
  const needed = isNeeded();
  window.earlyClick = null;
  await jest.advanceTimersByTimeAsync(0);
  expect(needed).toHaveBeenCalledTimes(1);
});

test('a part that is not there is never needed', async () => {
  document.body.innerHTML = '';
  const needed = isNeeded();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(needed).not.toHaveBeenCalled();
});

test('for a visitor who was signed in, it is needed by itself', async () => {
  document.documentElement.dataset.session = 'signed-in';
  const needed = isNeeded();
  await jest.advanceTimersByTimeAsync(200);
  expect(needed).toHaveBeenCalledTimes(1);
});

test('idle is when the browser says so, within 2 s', () => {
  const requestIdleCallback = jest.fn((callback: () => void) => callback());
  Object.assign(window, { requestIdleCallback });
  const callback = jest.fn();
  onIdle(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});

test('a visitor was signed in if the script before first paint found so', () => {
  expect(hasSessionHint()).toBe(false);
  document.documentElement.dataset.session = 'signed-out';
  expect(hasSessionHint()).toBe(false);
  document.documentElement.dataset.session = 'signed-in';
  expect(hasSessionHint()).toBe(true);
});

test('a sign-in in another tab is a need, too', async () => {
  document.documentElement.dataset.session = 'signed-out';
  const needed = onInteraction('mfe_account/UserMenu');
  document.documentElement.dataset.session = 'signed-in';
  await expect(needed).resolves.toBeUndefined();
});
