/** @jest-environment jsdom */
import { startScript } from './startScript';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows a page to its end, as it is painted. */
function show(body: string) {
  document.head.innerHTML = '<link rel="preload" href="/shell/1/main.js" as="script" integrity="sha384-a" data-start>';
  document.body.innerHTML = body;
  const last = document.createElement('script');
  last.textContent = startScript;
  document.body.append(last);
}

const started = () => [...document.head.querySelectorAll('script')].map(({ src, integrity }) => `${src} ${integrity}`);
const once = ['http://localhost/shell/1/main.js sha384-a'];

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
}

test('the shell starts when the page has been painted, once', () => {
  setHidden(false);
  show('');
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(started()).toEqual(once);
  jest.advanceTimersByTime(5000);
  expect(started()).toEqual(once);
});

test.each(['load', 'error'])('after the image that the page gives priority to: %s', (outcome) => {
  setHidden(false);
  show('<img fetchpriority="high" alt="">');
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'complete', { value: false });
  show('');
  document.body.prepend(image);
});

test('a tab that nobody sees has nothing to wait for', () => {
  setHidden(true);
  show('');
  expect(started()).toEqual(once);
});
