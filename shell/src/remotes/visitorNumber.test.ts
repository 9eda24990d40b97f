import { visitorNumber } from './visitorNumber';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a browser keeps its number', () => {
  const number = visitorNumber();
  expect(number).toBeGreaterThanOrEqual(0);
  expect(number).toBeLessThan(100);
  expect(visitorNumber()).toBe(number);
  localStorage.clear();
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
  expect(visitorNumber()).toBe(25);
});

test.each(['abc', '-1', '100', 'NaN', '{}', ''])('%j in storage is replaced', (rubbish) => {
  localStorage.setItem('visitor-number', rubbish);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(visitorNumber()).toBe(50);
  expect(localStorage.getItem('visitor-number')).toBe('50');
});

test.each(['getItem', 'setItem'] as const)('with a storage whose %s throws, the visitor is in no canary', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(visitorNumber()).toBe(99);
});
