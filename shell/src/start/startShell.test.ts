import { startShell } from './startShell';

let supports: boolean;

beforeEach(() => {
  document.head.innerHTML = `<link rel="prefetch" as="script" href="/shell/1/main.js" crossorigin="anonymous" integrity="sha384-main">
    <link rel="prefetch" as="script" href="/mfe-catalog/1/remoteEntry.js">`;
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => supports }),
  });
});
afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'relList');
});

const links = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

test('the script that the page names first runs, by its digest', () => {
  supports = true;
  startShell();
  const script = document.querySelector('script');
  expect(script?.getAttribute('src')).toMatch(/\/shell\/1\/main\.js$/);
  expect(script?.getAttribute('integrity')).toBe('sha384-main');
  expect([script?.crossOrigin, script?.async]).toEqual(['anonymous', true]);
  expect(links()).toEqual(['prefetch', 'prefetch']);
});

test('a browser that has fetched nothing ahead fetches the rest beside it', () => {
  supports = false;
  startShell();
  expect(links()).toEqual(['prefetch', 'preload']);
});

test('a page that names no script says so', () => {
  document.head.innerHTML = '';
  expect(startShell).toThrow('The page does not say what the shell is');
});

test('where it can not be had, links are the browser’s again', () => {
  supports = true;
  document.documentElement.dataset.waiting = '';
  startShell();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset.waiting).toBeUndefined();
});
