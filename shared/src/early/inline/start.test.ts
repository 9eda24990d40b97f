let hidden: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  Object.assign(window, { PerformanceObserver: { supportedEntryTypes: [] } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PerformanceObserver');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Shows a page to its end. */
function show(body: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = `${body}<template id="scripts"><script src="/shell/1/main.js" async></script>
    <link rel="preload" href="/mfe-cart/1/remoteEntry.js" as="script"></template>`;
  const listeners = jest.spyOn(document, 'addEventListener');
  jest.isolateModules(() => void require('./start'));
  // An event would reach the listeners of earlier tests as well.
  for (const [type, listener] of listeners.mock.calls)
    if (type === 'DOMContentLoaded') (listener as EventListener)(new Event(type));
  listeners.mockRestore();
}

/** Addresses of what the page asks for, in the order in which it does. */
const started = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
const once = ['/shell/1/main.js', '/mfe-cart/1/remoteEntry.js'];

test('the scripts are fetched when the page has been painted, once', () => {
  show('<img alt="">');
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(started()).toEqual(once);
  jest.advanceTimersByTime(5000);
  expect(started()).toEqual(once);
});

test.each(['load', 'error'])('it waits for the image that the page gives priority to: %s', (outcome) => {
  show('<img fetchpriority="high" alt="">');
  jest.advanceTimersByTime(1900);
  expect(started()).toEqual([]);
  document.querySelector('img')?.dispatchEvent(new Event(outcome));
  jest.advanceTimersByTime(50);
  expect(started()).toEqual(once);
});

describe('where the browser says what it has shown', () => {
  let tell: (...elements: (Element | null)[]) => void;
  const disconnect = jest.fn();

  beforeEach(() => {
    class Observer {
      static readonly supportedEntryTypes = ['largest-contentful-paint'];
      constructor(callback: (list: object) => void) {
        tell = (...elements) => callback({ getEntries: () => elements.map((element) => ({ element })) });
      }
      observe = () => {};
      disconnect = disconnect;
    }
    Object.assign(window, { PerformanceObserver: Observer });
  });

  test('it waits until that is the image, and no longer', () => {
    show('<h1>Extintores</h1><img fetchpriority="high" alt="">');
    tell(document.querySelector('h1'));
    expect(started()).toEqual([]);
    tell(document.querySelector('h1'), document.querySelector('img'));
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(once);
    expect(disconnect).toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(started()).toEqual(once);
  });

  test('anything will do on a page that gives priority to none', () => {
    show('<h1>Extintores</h1>');
    tell(document.querySelector('h1'));
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(once);
  });

  test('it does not insist: something larger may be in view', () => {
    show('<img fetchpriority="high" alt="">');
    document.querySelector('img')?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(250);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(150);
    expect(started()).toEqual(once);
  });
});

test('it waits for 2 s at most', () => {
  show('<img fetchpriority="high" alt="">');
  jest.advanceTimersByTime(1999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(once);
});

test('what was put off until then has its turn after the scripts, part by part when the page is idle, and is as it was', () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  document.documentElement.dataset.arriving = '';
  show('<section data-later></section><img alt=""><footer data-later></footer>');
  jest.advanceTimersByTime(2000);
  expect(started()).toEqual(once);
  const steps = [];
  while (idle.length > 0) {
    idle.shift()?.();
    const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')];
    steps.push([...parts.map(({ dataset }) => dataset.later), document.documentElement.dataset.arriving]);
  }
  expect(steps).toEqual([
    ['1', '', ''],
    ['1', '1', ''],
    ['', '', undefined],
  ]);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('of thousands of parts many have their turn at once', () => {
  const whenIdle = jest.fn((callback: () => void) => callback());
  Object.assign(window, { requestIdleCallback: whenIdle });
  document.documentElement.dataset.arriving = '';
  show('<p data-later></p>'.repeat(2100));
  jest.advanceTimersByTime(2000);
  expect(document.documentElement.dataset.arriving).toBeUndefined();
  expect(whenIdle).toHaveBeenCalledTimes(9);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('a tab that nobody sees has nothing to wait for', () => {
  hidden.mockReturnValue(true);
  show('<img fetchpriority="high" alt="">');
  expect(started()).toEqual(once);
});
