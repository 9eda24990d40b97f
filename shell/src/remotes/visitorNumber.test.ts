import { visitorNumber } from './visitorNumber';

let cookies: jest.SpyInstance;

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = text;
}

/** What the page writes into `document.cookie`. */
const written = () => cookies.mock.calls.map(([text]) => text);

beforeEach(() => {
  cookies = jest.spyOn(document, 'cookie', 'set');
  jest.spyOn(Math, 'random').mockReturnValue(0.4299);
});
afterEach(() => {
  setCookie('visitor=; Max-Age=0; Path=/');
  setCookie('other=; Max-Age=0; Path=/');
  jest.restoreAllMocks();
});

test('a browser draws a whole number from 0 to 99 and keeps it for a year, for the whole site', () => {
  expect(visitorNumber()).toBe(42);
  expect(written()).toEqual(['visitor=42; Max-Age=31536000; Path=/; SameSite=Lax']);
  jest.mocked(Math.random).mockReturnValue(0.9);
  expect(visitorNumber()).toBe(42);
  expect(written()).toHaveLength(1);
});

test.each([
  [0, 0],
  [0.999999, 99],
])('of %p it makes %i', (random, number) => {
  jest.mocked(Math.random).mockReturnValue(random);
  expect(visitorNumber()).toBe(number);
});

test('it finds its number among other cookies', () => {
  setCookie('other=7; Path=/');
  setCookie('visitor=3; Path=/');
  expect(visitorNumber()).toBe(3);
});

test.each(['abc', '-1', '100', '4.5', ''])('%j in the cookie is replaced', (rubbish) => {
  setCookie(`visitor=${rubbish}; Path=/`);
  expect(visitorNumber()).toBe(42);
  expect(document.cookie).toBe('visitor=42');
});

test('nothing is left in local storage', () => {
  visitorNumber();
  expect(localStorage).toHaveLength(0);
});

test('a visitor who forbids cookies has no number, and so gets no canary', () => {
  cookies.mockImplementation(() => {});
  expect(visitorNumber()).toBeNull();
});

test('nor is it an error where the page may not even ask for cookies', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(visitorNumber()).toBeNull();
});
