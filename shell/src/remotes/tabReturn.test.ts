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
  [59_999, 0],
  [60_000, 1],
])('a tab that was out of sight for %i ms calls back %i times', (absence, times) => {
  become(true);
  jest.advanceTimersByTime(absence);
  become(false);
  expect(callback).toHaveBeenCalledTimes(times);
});

test('each absence counts by itself', () => {
  for (let i = 0; i < 2; i += 1) {
    become(true);
    jest.advanceTimersByTime(40_000);
    become(false);
  }
  expect(callback).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 0],
])('a page that the browser had kept as it was: %s', (persisted, times) => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(callback).toHaveBeenCalledTimes(times);
});
