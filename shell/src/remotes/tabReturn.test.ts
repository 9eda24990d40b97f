import { onTabReturn } from './tabReturn';

const callback = jest.fn();
let hidden: jest.SpyInstance;
onTabReturn(callback);

beforeEach(() => {
  jest.useFakeTimers();
  callback.mockReset();
  hidden = jest.spyOn(document, 'hidden', 'get');
});
afterEach(() => jest.useRealTimers());

function become(isHidden: boolean) {
  hidden.mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each([
  [[59_999], 0],
  [[60_000], 1],
  [[40_000, 40_000], 0],
])('a tab hidden for %j ms calls the callback %i times on its return', (absences, times) => {
  for (const absence of absences) {
    become(true);
    jest.advanceTimersByTime(absence);
    become(false);
  }
  expect(callback).toHaveBeenCalledTimes(times);
});

test.each([
  [true, 1],
  [false, 0],
])('a pageshow event calls the callback only for a page from the back/forward cache: %s', (persisted, times) => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(callback).toHaveBeenCalledTimes(times);
});
