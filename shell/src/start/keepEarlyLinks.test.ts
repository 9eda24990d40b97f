import { rememberClicks } from '@site/shared/contracts';
import { keepEarlyLinks } from './keepEarlyLinks';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = rememberClicks;
  document.body.append(script);
  keepEarlyLinks();
});
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.dataset.waiting = '';
  document.body.innerHTML = `<a href="/produtos"><b></b></a><a href="/produtos" target="_blank"></a><a href="/#conteudo"></a>
    <a href="/catalogo.pdf" download></a><a href="https://www.example.com/"></a><a href="tel:+5521"></a><p></p>
    <form><button id="calculate"></button></form>`;
});
afterEach(() => {
  window.earlyClick = null;
  jest.runAllTimers();
  jest.useRealTimers();
  delete document.documentElement.dataset.waiting;
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Clicks, and says whether the browser was to answer it by itself. */
function isLeft(selector: string, init: MouseEventInit = {}): boolean {
  let left = true;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    // jsdom can't follow links, and says so.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  jest.advanceTimersByTime(1);
  return left;
}

test('a link is kept, also when what is drawn in it is clicked', () => {
  expect(isLeft('a b')).toBe(false);
  expect(window.earlyClick).toBe(element('a'));
});

test.each(['[target]', '[href="/#conteudo"]', '[download]', '[href^=https]', '[href^=tel]'])(
  'one that does not lead to another page in this window is left to the browser: %s',
  (link) => {
    expect(isLeft(`a${link}`)).toBe(true);
    expect(window.earlyClick).toBeNull();
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'so is a click with %j',
  (init) => {
    expect(isLeft('a', init)).toBe(true);
  },
);

test('so is every link once the page has started', () => {
  delete document.documentElement.dataset.waiting;
  expect(isLeft('a')).toBe(true);
});

test('whoever clicks elsewhere since does not want it any more', () => {
  isLeft('a');
  isLeft('p');
  expect(window.earlyClick).toBeNull();
});

test.each([
  [true, '#calculate'],
  [false, null],
])('the button of a form that is sent while the page waits (%s) is kept', (waits, kept) => {
  if (!waits) delete document.documentElement.dataset.waiting;
  let left = true;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('submit', look, { once: true });
  element('#calculate').click();
  jest.advanceTimersByTime(1);
  expect(left).toBe(!waits);
  expect(window.earlyClick).toBe(kept && element(kept));
});
