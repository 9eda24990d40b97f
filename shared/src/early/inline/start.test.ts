let hidden: jest.SpyInstance;
/** Tells the script that was run last. */
let tellWindow: (type: string) => void;

beforeEach(() => {
  jest.useFakeTimers();
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  Object.assign(window, {
    PerformanceObserver: { supportedEntryTypes: [] },
    matchMedia: jest.fn(() => ({ matches: false })),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PerformanceObserver');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Parses a page and runs its start script. */
function show(body: string, styles = '') {
  document.head.innerHTML = '';
  document.body.innerHTML = `${body}<template id="scripts">${styles}<script src="/shell/1/main.js" async></script>
    <link rel="preload" href="/mfe-cart/1/remoteEntry.js" as="script"></template>`;
  const listeners = jest.spyOn(document, 'addEventListener');
  const ofWindow = jest.spyOn(window, 'addEventListener').mockImplementation(() => {});
  jest.isolateModules(() => void require('./start'));
  // An event would reach the listeners of earlier tests as well.
  for (const [type, listener] of listeners.mock.calls)
    if (type === 'DOMContentLoaded') (listener as EventListener)(new Event(type));
  const heard = [...ofWindow.mock.calls];
  tellWindow = (type) => {
    for (const [each, listener] of heard) if (each === type) (listener as EventListener)(new Event(type));
  };
  listeners.mockRestore();
  ofWindow.mockRestore();
}

/** Addresses of the elements that the script added to the head, in order. */
const started = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
const once = ['/shell/1/main.js', '/mfe-cart/1/remoteEntry.js'];

test('the scripts are loaded once, after the first paint', () => {
  show('<img alt="">');
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(started()).toEqual(once);
  jest.advanceTimersByTime(5000);
  expect(started()).toEqual(once);
});

test.each(['load', 'error'])('the scripts wait for the %s event of the priority image', (outcome) => {
  show('<img fetchpriority="high" alt="">');
  jest.advanceTimersByTime(1900);
  expect(started()).toEqual([]);
  document.querySelector('img')?.dispatchEvent(new Event(outcome));
  jest.advanceTimersByTime(50);
  expect(started()).toEqual(once);
});

describe('styles for paper and forced colours', () => {
  const sheet = '/shell/1/media.css';
  const showWithSheet = () => show('<img alt="">', `<link rel="stylesheet" href="${sheet}" media="print">`);

  test('are asked for once, when the page is idle after it has loaded', () => {
    showWithSheet();
    jest.advanceTimersByTime(2000);
    expect(started()).toEqual(once);
    tellWindow('load');
    jest.advanceTimersByTime(500);
    tellWindow('beforeprint');
    expect(started()).toEqual([...once, sheet]);
  });

  test('are asked for at once by a print, and where colours are forced', () => {
    showWithSheet();
    tellWindow('beforeprint');
    expect(started()).toEqual([sheet]);
    jest.mocked(matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
    showWithSheet();
    expect(started()).toEqual([sheet]);
  });
});

describe('where the browser reports the largest contentful paint', () => {
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

  test('the scripts wait until it is the image, and no longer', () => {
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

  test('the scripts wait for any element on a page without a priority image', () => {
    show('<h1>Extintores</h1>');
    tell(document.querySelector('h1'));
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(once);
  });

  test('the scripts start soon after the image has loaded, even if it is not the largest element', () => {
    show('<img fetchpriority="high" alt="">');
    document.querySelector('img')?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(250);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(150);
    expect(started()).toEqual(once);
  });
});

test('the scripts wait for 2 s at most', () => {
  show('<img fetchpriority="high" alt="">');
  jest.advanceTimersByTime(1999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(once);
});

test('deferred parts are shown after the scripts, one per idle period', () => {
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

test('thousands of deferred parts are shown in a few idle periods', () => {
  const whenIdle = jest.fn((callback: () => void) => callback());
  Object.assign(window, { requestIdleCallback: whenIdle });
  document.documentElement.dataset.arriving = '';
  show('<p data-later></p>'.repeat(2100));
  jest.advanceTimersByTime(2000);
  expect(document.documentElement.dataset.arriving).toBeUndefined();
  expect(whenIdle).toHaveBeenCalledTimes(9);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('a hidden tab loads the scripts at once', () => {
  hidden.mockReturnValue(true);
  show('<img fetchpriority="high" alt="">');
  expect(started()).toEqual(once);
});
