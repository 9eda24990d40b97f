import { onIdle } from './onIdle';

const browser = { requestIdleCallback: jest.fn(() => 7), cancelIdleCallback: jest.fn() };

afterEach(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(window, name);
  jest.useRealTimers();
});

test('onIdle waits until the browser is idle, for 2 s at most by default', () => {
  Object.assign(window, browser);
  const callback = jest.fn();
  onIdle(callback);
  expect(browser.requestIdleCallback).toHaveBeenLastCalledWith(expect.any(Function), { timeout: 2000 });
  onIdle(callback, 4000)();
  expect(browser.requestIdleCallback).toHaveBeenLastCalledWith(expect.any(Function), { timeout: 4000 });
  expect(browser.cancelIdleCallback).toHaveBeenCalledWith(7);
  expect(callback).not.toHaveBeenCalled();
});

test('onIdle waits 200 ms in a browser without requestIdleCallback', () => {
  jest.useFakeTimers();
  const [called, cancelled] = [jest.fn(), jest.fn()];
  onIdle(called);
  onIdle(cancelled)();
  jest.advanceTimersByTime(200);
  expect(called).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
