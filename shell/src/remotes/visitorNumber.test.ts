import { visitorNumber } from './visitorNumber';

let cookies: jest.SpyInstance;

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = text;
}

beforeEach(() => {
  cookies = jest.spyOn(document, 'cookie', 'set');
  jest.spyOn(Math, 'random').mockReturnValue(0.4299);
});
afterEach(() => {
  setCookie('visitor=; Max-Age=0; Path=/');
  setCookie('other=; Max-Age=0; Path=/');
  jest.restoreAllMocks();
});

test.each([
  [0, 0],
  [0.4299, 42],
  [0.999999, 99],
])(
  'for Math.random() = %p the browser stores the number %i for 30 days in a site-wide cookie only',
  (random, number) => {
    jest.mocked(Math.random).mockReturnValue(random);
    expect(visitorNumber()).toBe(number);
    jest.mocked(Math.random).mockReturnValue(0.5);
    expect(visitorNumber()).toBe(number);
    expect(cookies.mock.calls).toEqual([[`visitor=${number}; Max-Age=2592000; Path=/; SameSite=Lax`]]);
    expect(localStorage).toHaveLength(0);
  },
);

test.each(['100', ''])('an invalid number %j in the cookie is replaced', (rubbish) => {
  setCookie(`visitor=${rubbish}; Path=/`);
  expect(visitorNumber()).toBe(42);
  expect(document.cookie).toBe('visitor=42');
});

test('a visitor who forbids cookies has no number, and no error is thrown', () => {
  cookies.mockImplementation(() => {});
  expect(visitorNumber()).toBeNull();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(visitorNumber()).toBeNull();
});
